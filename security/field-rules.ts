import { instruments } from '../domain/instruments/instrument.ts';
import type { InstrumentType } from '../domain/instruments/instrument.ts';
import { questionIdOf } from '../domain/instruments/care.ts';
import type { Role } from '../domain/roles.ts';

/** A rule about fields that belong together, with what keeps to it and what does not. */
export interface FieldRule {
  rule: string;
  call: string;
  as: Role | 'stranger';
  right: { query?: string; body?: object };
  wrong: { query?: string; body?: object };
  /** What the refusal of the wrong one says: its code, and the field where one is at fault. */
  refusal: { code: string; field?: string };
}

const [gad, phq] = ['GAD-7', 'PHQ-9'] as const;

const answersOf = (type: InstrumentType, value: number) =>
  Object.fromEntries(instruments[type].items.map(({ n }) => [questionIdOf(type, n), value]));

const submission = (type: InstrumentType = gad, answers = answersOf(gad, 1)) => ({
  type,
  answers,
  total_score: Object.values(answers).reduce((sum, value) => sum + value, 0),
});

const [firstAnswer = ''] = Object.keys(answersOf(gad, 1));
const { [firstAnswer]: _, ...incomplete } = answersOf(gad, 1);

const post = { kind: 'announcement', title: 'A line', text: 'A text', day: '2026-11-01' };
const person = (email: string, more: object = {}) => ({
  name: 'Asha Rani',
  email,
  password: 'Calm#River42',
  blood_group: 'O+',
  date_of_birth: '1990-02-28',
  theme: 'Education',
  designation: 'Teacher',
  state: 'Jharkhand',
  city: 'Jamshedpur',
  height: '165',
  weight: '60',
  phone: '',
  ailments: '',
  ...more,
});

const contact = { name: 'Asha', email: 'asha@example.org', phone: '', address: '' };

/** Rules about one field stand in the contract, from which `npm run documents` lists them. */
export const fieldRules: readonly FieldRule[] = [
  {
    rule: 'The city is one of the chosen state, in the lists that admins keep.',
    call: 'POST /api/auth/register',
    as: 'stranger',
    right: { body: person('one@example.org') },
    wrong: { body: person('two@example.org', { state: 'Odisha' }) },
    refusal: { code: 'invalid_input', field: 'city' },
  },
  {
    rule: 'The age follows from the date of birth, 14 to 120 years. An age that is sent along changes nothing.',
    call: 'POST /api/auth/register',
    as: 'stranger',
    right: { body: person('three@example.org', { age: 5 }) },
    wrong: { body: person('four@example.org', { age: 30, date_of_birth: '2020-01-01' }) },
    refusal: { code: 'invalid_input', field: 'date_of_birth' },
  },
  {
    rule: 'The answers are those of the questionnaire that is named.',
    call: 'POST /api/assessment',
    as: 'employee',
    right: { body: submission() },
    wrong: { body: submission(phq) },
    refusal: { code: 'wrong_questionnaire' },
  },
  {
    rule: 'Every question that is asked now is answered.',
    call: 'POST /api/assessment',
    as: 'employee',
    right: { body: submission() },
    wrong: { body: submission(gad, incomplete) },
    refusal: { code: 'answers_incomplete' },
  },
  {
    rule: 'The total is the sum of the answers.',
    call: 'POST /api/assessment',
    as: 'employee',
    right: { body: submission() },
    wrong: { body: { ...submission(), total_score: 8 } },
    refusal: { code: 'sum_mismatch' },
  },
  {
    rule: 'A period ends on the day on which it begins, or later.',
    call: 'GET /api/assessment/report',
    as: 'employee',
    right: { query: 'from=2026-10-01&to=2026-10-01' },
    wrong: { query: 'from=2026-10-02&to=2026-10-01' },
    refusal: { code: 'invalid_input', field: 'to' },
  },
  {
    rule: 'Registration by domain names at least one domain.',
    call: 'PUT /api/admin/registration',
    as: 'admin',
    right: { body: { rule: 'domain', domains: ['example.org'], confirms_email: false } },
    wrong: { body: { rule: 'domain', domains: [], confirms_email: false } },
    refusal: { code: 'invalid_input', field: 'domains' },
  },
  {
    rule: 'A post is shown until the day from which it is shown, or later.',
    call: 'POST /api/admin/posts',
    as: 'admin',
    right: { body: { ...post, from: '2026-11-20', until: '2026-11-20' } },
    wrong: { body: { ...post, from: '2026-11-20', until: '2026-11-19' } },
    refusal: { code: 'invalid_input', field: 'until' },
  },
  {
    rule: 'A post with a last day has a first one.',
    call: 'POST /api/admin/posts',
    as: 'admin',
    right: { body: { ...post, from: null, until: null } },
    wrong: { body: { ...post, from: null, until: '2026-11-19' } },
    refusal: { code: 'invalid_input', field: 'from' },
  },
  {
    rule: 'A contact has an email, a phone number or an address.',
    call: 'PUT /api/admin/organisation',
    as: 'admin',
    right: { body: { privacy: contact } },
    wrong: { body: { privacy: { ...contact, email: '' } } },
    refusal: { code: 'invalid_input', field: 'privacy' },
  },
  {
    rule: 'A counsellor’s hours end after they begin, and each day of the week is named once.',
    call: 'PUT /api/counsellor/hours',
    as: 'counsellor',
    right: { body: { hours: [{ weekday: 1, from: '09:00', to: '17:00' }] } },
    wrong: { body: { hours: [{ weekday: 1, from: '17:00', to: '09:00' }] } },
    refusal: { code: 'invalid_input', field: 'hours' },
  },
];
