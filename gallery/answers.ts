import { wordingId, wordings } from '../domain/instruments/wordings/wordings.ts';
import type { CallName, EndpointOf } from '../client/api/call-names.ts';
import type { ReplyOf } from '../domain/contract/endpoint.ts';
import { firstLanguage } from '../domain/languages.ts';
import type { Language } from '../domain/languages.ts';
import { byWireName } from '../domain/instruments/instrument.ts';
import { dutyAnswers } from './duty-answers.ts';
import { signInAnswers } from './sign-in-answers.ts';
import { defaultReminderPreferences, defaultReminderSettings } from '../domain/reminders/defaults.ts';
import { defaultMoodTags } from '../domain/mood-tags.ts';
import { startingLists } from '../domain/starting-lists.ts';
import type { Role } from '../domain/roles.ts';
import {
  announcement,
  asha,
  dayBefore,
  employees,
  groupFigures,
  kavita,
  line,
  listEntries,
  many,
  moods,
  numbersTo,
  policy,
  post,
  questions,
  results,
} from './invented.ts';

/** What the server would say, call by call: invented, and held to the contract by the compiler. */
export type Answers = { [Name in CallName]?: ReplyOf<EndpointOf<Name>> };

export const me = (role: Role, language: Language = firstLanguage): NonNullable<Answers['GET /api/auth/me']> => ({
  ...asha,
  role,
  theme: 'Education',
  designation: 'Field Coordinator',
  state: 'Jharkhand',
  city: 'Jamshedpur',
  date_of_birth: '1991-04-17',
  age: 35,
  phone: null,
  ailments: null,
  height: '165',
  weight: '60',
  blood_group: 'O+',
  language,
  created_at: '2025-11-21T05:30:00.000Z',
});

const registering = { rule: 'open' as const, domains: [], confirms_email: false };

const invitationStates = [
  { state: 'sent' as const, until: '2026-11-24T05:30:00.000Z' },
  { state: 'waiting' as const, until: null },
  { state: 'over' as const, until: null },
  { state: 'refused' as const, until: null },
];

/** Everything there is, for someone in this role. */
export function answersFor(role: Role, shownIn?: Language): Answers {
  return {
    'GET /api/auth/me': me(role, shownIn),
    'GET /api/questions/active': questions,
    'GET /api/questions/wordings': wordings.map(({ type, language }) => ({
      id: wordingId({ type, language }),
      type,
      language,
      is_on: language === 'hi',
      compared_by: language === 'hi' ? 'Asha Rani' : null,
      compared_on: language === 'hi' ? '2026-11-01' : null,
    })),
    'GET /api/questions': questions.map((question) => ({ ...question, is_active: true })),
    'GET /api/assessment/all': results,
    'GET /api/assessment/history': results,
    'GET /api/mood': moods,
    'GET /api/mood-contexts': [],
    'GET /api/mood-tags': { tags: [...defaultMoodTags] },
    'GET /api/safety-plan': {
      warning_signs: 'I stop answering calls',
      what_helps: 'A walk by the river',
      people: 'My sister, +91 98765 43210',
      professionals: '',
      safe_place: 'The library',
      updated_at: '2026-11-01T05:30:00.000Z',
    },
    'GET /api/account': { erase_at: null, retention: { months: 24, notice_days: 30, leaving: null } },
    'GET /api/admin/reminder-settings': defaultReminderSettings,
    'GET /api/reminders/mine': {
      settings: defaultReminderSettings,
      preferences: defaultReminderPreferences,
    },
    'GET /api/push/key': { key: '', available: false, subscribed: false },
    'GET /api/admin/employees': employees,
    'GET /api/admin/employees/:id': { ...asha, designation: 'Field Coordinator', city: 'Jamshedpur' },
    'GET /api/admin/employee-places': [{ state: 'Jharkhand', city: 'Jamshedpur', count: many }],
    'GET /api/admin/employee-details/:id': {
      name: asha.name,
      assessments: results.toReversed().map(({ created_at, type, total_score, severity }) => ({
        date: created_at,
        type,
        score: total_score,
        severity,
      })),
      moods: moods.toReversed().map(({ created_at, mood }) => ({ date: created_at, mood })),
    },
    'GET /api/admin/stats/overview': {
      totalEmployees: 214,
      ...byWireName('submissions', () => 182),
      moodEntries: 2626,
      invited: 260,
      participants: 96,
    },
    'GET /api/admin/stats/severity': [
      { name: 'Minimal', value: 140, ...byWireName('key', () => 70) },
      { name: 'Mild', value: 112, ...byWireName('key', () => 56) },
      { name: 'Moderate', value: 64, ...byWireName('key', () => 32) },
      { name: 'Severe', value: 38, ...byWireName('key', () => 19) },
    ],
    'GET /api/admin/stats/daily-submissions': numbersTo(many).map((place) => ({
      date: dayBefore(many - place),
      ...byWireName('count', () => (place * 5) % 9),
    })),
    'GET /api/admin/stats/mood-distribution': ['Happy', 'Calm', 'Neutral', 'Sad', 'Angry'].map((label, place) => ({
      label,
      count: 803 - place * 140,
    })),
    'GET /api/admin/stats/average-scores': numbersTo(many).map((place) => ({
      date: dayBefore(many - place),
      ...byWireName('average', () => (place * 3) % 12),
      ...byWireName('scored', () => 1 + ((place * 5) % 8)),
    })),
    'GET /api/admin/stats/groups': {
      by: 'theme',
      min_group: 5,
      is_compared: true,
      covers: { from: '2025-11-01', through: '2026-10-31' },
      whole: groupFigures(354),
      groups: ['Agriculture', 'Education', 'Grassroot Governance and Decentralised Planning', ''].map(
        (name, place) => ({
          kind: name === '' ? ('others' as const) : ('entry' as const),
          id: name === '' ? '' : String(place + 1),
          name,
          within: null,
          is_retired: false,
          ...groupFigures([182, 117, 38, 17][place] ?? 0),
        }),
      ),
    },
    'GET /api/account/details': {
      name: asha.name,
      email: asha.email,
      date_of_birth: '1990-02-28',
      email_change: null,
    },
    'GET /api/check-ins/mine': { in_bar: true, by_push: false, by_mail: true, due: [] },
    'GET /api/counsellor/hours': { hours: [{ weekday: 1, from: '10:00', to: '16:00' }], time_zone: 'Asia/Kolkata' },
    'GET /api/email-changes/:token': { email: 'asha.rani@example.org', needs_password: true },
    'GET /api/left/:token': { name: asha.name, expires_at: '2026-12-18T05:30:00.000Z', erase_at: null },
    'GET /api/admin/people/:id/details': {
      id: asha.id,
      name: asha.name,
      email: asha.email,
      theme: 'Education',
      designation: 'Teacher',
      state: 'Jharkhand',
      city: 'Jamshedpur',
      email_change: {
        email: 'asha.rani@example.org',
        expires_at: '2026-11-19T05:30:00.000Z',
        by_admin: true,
        refused: false,
      },
      left_on: null,
      has_left: false,
    },
    'GET /api/admin/people': employees.map(({ id, name, email }, place) => ({
      id,
      name,
      email,
      role: place === 0 ? ('admin' as const) : ('employee' as const),
      disabled: place === 2,
      second_factor: place === 1,
      self: place === 0,
      // Shown where the list is asked for that.
      changes: [
        {
          kind: place === 2 ? ('disabled' as const) : ('leaving' as const),
          at: '2026-11-17T05:30:00.000Z',
          by: kavita,
          left_on: place === 2 ? null : '2026-12-24',
        },
      ],
    })),
    'GET /api/admin/admin-requests': [],
    'GET /api/admin/audit-events': [
      { id: '1', at: '2026-11-17T05:30:00.000Z', action: 'history_opened', actor: kavita, person: asha },
    ],
    'GET /api/record-policy': { ...policy, older: [] },
    'GET /api/admin/record-policy': { ...policy, older: [], loosening_waits: true, changes: [] },
    'GET /api/sharing': { shares: false, since: null, covers_older: false },
    'GET /api/who-has-looked': [],
    'GET /api/notices': [],
    'GET /api/help-lines': [line],
    'GET /api/registration': registering,
    'GET /api/admin/registration': { ...registering, mail_works: true, reachable: true },
    'POST /api/auth/join/:token/opened': {
      email: 'anjali@example.org',
      invited: {
        name: 'Anjali Mahto',
        theme: 'Education',
        designation: 'Teacher',
        state: 'Jharkhand',
        city: 'Jamshedpur',
      },
    },
    'GET /api/admin/staff-list': {
      counts: { listed: 240, registered: 186, waiting: 12, over: 31, refused: 1 },
      invitations: employees.map(({ id, name, email }, place) => ({
        id,
        name,
        email,
        ...(invitationStates[place % invitationStates.length] ?? { state: 'over', until: null }),
      })),
    },
    'GET /api/posts': {
      posts: [
        { ...post, id: 'post-1', ended: false },
        { ...announcement, id: 'post-2', ended: false },
        {
          ...announcement,
          id: 'post-3',
          title: 'Canteen closed',
          day: '2026-10-02',
          ended: true,
        },
      ],
      more: true,
    },
    'GET /api/admin/board-report-mail': {
      admins: [asha, { ...kavita, email: 'kavita@example.org' }],
      recipients: [asha.id],
    },
    'GET /api/admin/posts': {
      posts: [
        {
          ...announcement,
          id: 'post-4',
          title: 'Shorter meetings',
          day: '2026-12-01',
          from: null,
          state: 'draft',
        },
        { ...post, id: 'post-1', state: 'shown' },
        { ...announcement, id: 'post-2', from: '2026-11-20', state: 'planned' },
        { ...announcement, id: 'post-3', title: 'Canteen closed', until: '2026-10-09', state: 'ended' },
      ],
    },
    'GET /api/admin/suggestions': {
      suggestions: [
        {
          id: 'suggestion-1',
          day: '2026-11-17',
          language: 'hi',
          screen: '/dashboard/mytests',
          sentence: 'अभी हालचाल लें',
          better: 'अभी अपना हाल बताएँ',
        },
        {
          id: 'suggestion-2',
          day: '2026-11-16',
          language: 'mr',
          screen: '/help',
          sentence: 'लगेच मदत',
          better: 'आता मदत',
        },
      ],
    },
    'GET /api/work-lists': startingLists,
    'GET /api/admin/work-lists': listEntries,
    'GET /api/call-back': {
      available: true,
      counsellors: [kavita],
      answer_within_hours: 24,
      hours: [],
      time_zone: 'Asia/Kolkata',
      sends: ['name', 'phone', 'preferred_time', 'note'],
      request: null,
      lines: [],
    },
    'GET /api/counsellor/requests': [],
    ...dutyAnswers,
    ...signInAnswers,
  };
}
