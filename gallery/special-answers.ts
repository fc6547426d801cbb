import { byWireName } from '../domain/instruments/instrument.ts';
import { severityOf } from '../domain/instruments/scoring.ts';
import type { Answers } from './answers.ts';
import { asha, now } from './invented.ts';

/** What single stories need: their server says something else than that of all others. */

/** What seven times 'Several days' come to. */
export const gad7Result: Answers = {
  'POST /api/assessment': {
    id: '99',
    type: 'GAD-7',
    total_score: 7,
    created_at: now,
    severity: severityOf('GAD-7', 7, false),
    partial: false,
    language: 'en',
    calls_for_care: false,
    care_waits: false,
  },
};

/** What nine times 'Several days' come to: help before the score, for the ninth of them. */
export const phq9Care: Answers = {
  'POST /api/assessment': {
    id: '98',
    type: 'PHQ-9',
    total_score: 9,
    created_at: now,
    severity: severityOf('PHQ-9', 9, false),
    partial: false,
    language: 'en',
    calls_for_care: true,
    care_waits: true,
  },
};

export const leaver: Answers = { 'POST /api/left/:token/opened': { token: 'opened' } };

export const newcomer: Answers = {
  'POST /api/auth/sso/finish': {
    outcome: 'newcomer',
    newcomer: { entry: 'entry', email: 'anjali@example.org', name: 'Anjali Mahto', invited: null },
  },
};

export const noFactor: Answers = {
  'GET /api/account/second-factor': { totp: null, passkeys: [], codes_left: 0, required: true, passkeys_offered: true },
};

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const newTotp: Answers = {
  'POST /api/account/totp': {
    secret,
    uri: `otpauth://totp/Evenkeel:asha@example.org?secret=${secret}&issuer=Evenkeel`,
  },
};

const asked = {
  requested_at: '2026-11-17T10:05:00.000Z',
  answer_by: '2026-11-18T10:05:00.000Z',
  taken_at: null,
  outcome: null,
  outcome_at: null,
  phone: '+91 98765 43210',
  preferred_time: 'After 5',
  note: null,
};

/** One for each state, in the order of the server: overdue, waiting, taken, and done. */
export const requests: Answers = {
  'GET /api/counsellor/requests': [
    {
      ...asked,
      id: 'c-1',
      name: 'Sunita Oram',
      state: 'overdue',
      note: 'I’d rather not talk at my desk.',
      requested_at: '2026-11-16T04:10:00.000Z',
      answer_by: '2026-11-17T04:10:00.000Z',
    },
    { ...asked, id: 'c-2', name: 'Ravi Hansda', state: 'waiting', preferred_time: 'Any time on Thursday' },
    { ...asked, id: 'c-3', name: asha.name, state: 'taken', taken_at: '2026-11-18T03:40:00.000Z' },
    {
      ...asked,
      id: 'c-4',
      name: 'Mina Das',
      state: 'taken',
      taken_at: '2026-11-16T06:00:00.000Z',
      outcome: 'spoke',
      outcome_at: '2026-11-17T06:20:00.000Z',
      phone: null,
      preferred_time: null,
    },
  ],
};

/** Under *never*: three kinds of figures, of which one is hidden, and nothing of groups. */
export const closedFigures: Answers = {
  'GET /api/record-policy': { policy: 'never', since: '2026-06-01T05:30:00.000Z', older: [], coming: null },
  'GET /api/admin/stats/overview': {
    totalEmployees: 214,
    ...byWireName('submissions', () => 0),
    gadSubmissions: 181,
    moodEntries: 203,
    protection: {
      min_group: 5,
      covers: { from: '2026-09-07', through: '2026-11-01' },
      shown: ['GAD-7', 'mood'],
      participants: { from: '2026-10-05', through: '2026-11-01' },
      give_or_take: { raised: 9, answered: 17, participants: 17 },
      text: '',
    },
    invited: 260,
    participants: 96,
  },
  'GET /api/admin/stats/severity': [
    { name: 'Minimal or mild', value: 128, gad7: 128 },
    { name: 'Moderate or severe', value: 53, gad7: 53 },
  ],
  'GET /api/admin/stats/daily-submissions': [
    { date: '2026-09-07', through: '2026-10-04', ...byWireName('count', () => 0), gad7_count: 88, withheld: ['PHQ-9'] },
    { date: '2026-10-05', through: '2026-11-01', ...byWireName('count', () => 0), gad7_count: 93, withheld: ['PHQ-9'] },
  ],
  'GET /api/admin/stats/average-scores': [],
  'GET /api/admin/stats/mood-distribution': [
    { label: 'Happy, calm or neutral', count: 150 },
    { label: 'Sad or angry', count: 53 },
  ],
};
