import { assessmentMessages } from '#messages/assessments.ts';
import { registerMessages, resetPasswordMessages } from '#messages/auth.ts';
import { exerciseMessages } from '#messages/exercises.ts';
import { leaverMessages } from '#messages/leaving.ts';
import { loginMessages } from '#messages/login.ts';
import { postAdminMessages } from '#messages/posts.ts';
import { factorCardMessages, factorSetUpMessages } from '#messages/second-factor.ts';
import type { Role } from '../domain/roles.ts';
import type { Answers } from './answers.ts';
import {
  closedFigures,
  gad7Result,
  leaver,
  newTotp,
  newcomer,
  noFactor,
  phq9Care,
  requests,
} from './special-answers.ts';
import { states } from './states.ts';
import type { State } from './states.ts';

interface Story {
  name: string;
  address: string;
  /** Null for a stranger. */
  role: Role | null;
  states: readonly State[];
  /** The buttons that are pressed then, by the words on them. */
  press: readonly string[];
  /** What the server says here alone. */
  answers: Answers;
  /** What a form asks for is filled in before its button is pressed. */
  isFilledIn: boolean;
}

const lists: readonly State[] = states;
const facts: readonly State[] = ['many', 'long', 'loading', 'error'];
const form: readonly State[] = ['many'];

type Row = readonly [
  name: string,
  address: string,
  all: readonly State[],
  press?: string | readonly string[],
  answers?: Answers,
];

const of = (role: Role | null, rows: readonly Row[]): Story[] =>
  rows.map(([name, address, all, press = [], answers = {}]) => ({
    name,
    address,
    role,
    states: all,
    answers,
    press: typeof press === 'string' ? [press] : press,
    isFilledIn: press.length > 0 && Object.keys(answers).length > 0,
  }));

/** Every screen. A route without one fails `gallery/stories.test.ts`. */
export const screens: readonly Story[] = [
  ...of(null, [
    ['login', '/', form],
    ['login-faults', '/', form, loginMessages.button],
    ['login-emergency', '/sso/local', form],
    ['single-sign-on', '/sso', form],
    ['single-sign-on-callback', '/sso/callback', form],
    ['newcomer', '/sso/callback', form, [], newcomer],
    ['register', '/register', form],
    ['register-faults', '/register', form, registerMessages.button],
    ['forgot-password', '/forgot-password', form],
    ['join', '/join', form],
    ['join-invited', '/join/abc', ['many', 'long', 'loading', 'error']],
    ['reset-password', '/reset-password/abc', form],
    ['reset-password-faults', '/reset-password/abc', form, resetPasswordMessages.button],
    ['confirm-email', '/confirm-email/abc', facts],
    ['confirm-email-over', '/confirm-email', form],
    ['undo-email', '/undo-email/abc', form],
    ['undo-email-over', '/undo-email', form],
    ['left-over', '/left', form],
    ['left', '/left/abc', form],
    ['left-opened', '/left/abc', form, leaverMessages.open, leaver],
    ['help-signed-out', '/help', lists],
    ['not-found', '/nowhere', form],
  ]),
  ...of('employee', [
    ['home', '/dashboard', facts],
    ['my-tests', '/dashboard?tab=mytests', facts],
    ['my-tests-done', '/dashboard?tab=mytests', form, assessmentMessages.submit('GAD-7'), gad7Result],
    ['my-tests-care', '/dashboard?tab=mytests', form, assessmentMessages.submit('PHQ-9'), phq9Care],
    ['my-stats', '/dashboard?tab=mystats', lists],
    ['my-health', '/dashboard?tab=myhealth', form],
    ['my-health-breathing', '/dashboard?tab=myhealth', form, exerciseMessages.breathing.start],
    ['profile', '/profile', facts],
    ['profile-account', '/profile/account', facts],
    ['profile-security', '/profile/security', facts],
    ['second-factor', '/second-factor', form, [], noFactor],
    [
      'second-factor-app',
      '/second-factor',
      form,
      [factorCardMessages.setUp, factorSetUpMessages.next],
      { ...noFactor, ...newTotp },
    ],
    ['profile-privacy', '/profile/privacy', facts],
    ['profile-reminders', '/profile/reminders', form],
    ['profile-appearance', '/profile/appearance', form],
    ['profile-my-data', '/profile/my-data', facts],
    ['safety-plan', '/safety-plan', facts],
    ['help', '/help', lists],
    ['who-can-see', '/who-can-see', ['many', 'loading', 'error']],
    ['privacy-notice', '/privacy-notice', ['many', 'loading', 'error']],
    ['processing-register', '/processing-register', ['many', 'loading', 'error']],
    ['guide', '/guide', form],
    ['news', '/news', lists],
  ]),
  ...of('admin', [
    ['admin-dashboard', '/admin-dashboard', facts],
    ['admin-stats', '/admin/stats', lists],
    ['admin-stats-never', '/admin/stats', form, [], closedFigures],
    ['admin-employees', '/admin/employee-history', lists],
    ['admin-employee-history', '/admin/employee-history/asha', lists],
    ['admin-people', '/admin/people', lists],
    ['admin-people-changed', '/admin/people?changed=any&from=2026-11-16', ['many', 'one', 'empty', 'long']],
    ['admin-person', '/admin/people/asha', facts],
    ['admin-help-lines', '/admin/help-lines', lists],
    ['admin-registration', '/admin/registration', facts],
    ['admin-staff-list', '/admin/staff-list', lists],
    ['admin-board-report', '/admin/board-report', facts],
    ['admin-organisation', '/admin/organisation', facts],
    ['admin-setup', '/admin/setup', facts],
    ['admin-guide', '/admin/guide', form],
    ['admin-posts', '/admin/posts', lists],
    ['admin-posts-write', '/admin/posts', form, postAdminMessages.add],
    ['admin-lists', '/admin/lists', lists],
    ['admin-suggestions', '/admin/suggestions', lists],
  ]),
  ...of('counsellor', [
    ['counsellor', '/counsellor', ['many', 'one', 'empty', 'long', 'loading', 'error'], [], requests],
  ]),
];

/** Parts that screens are made of. */
export const componentNames = ['buttons', 'notices', 'fields', 'choices', 'states', 'tables'] as const;

export type ComponentName = (typeof componentNames)[number];

/** What people see most: these have a picture in each language, too. */
export const mostSeen: readonly string[] = [
  'login',
  'register',
  'forgot-password',
  'home',
  'my-tests',
  'my-stats',
  'my-health',
  'my-health-breathing',
  'profile',
  'profile-security',
  'profile-privacy',
  'profile-reminders',
  'profile-my-data',
  'safety-plan',
  'help',
  'who-can-see',
  'privacy-notice',
  'news',
  'admin-dashboard',
  'counsellor',
];

/** Every story with each of its states; a component shows all of its own below each other. */
export const shown: readonly (readonly [string, State])[] = [
  ...screens.flatMap(({ name, states: all }) => all.map((state) => [name, state] as const)),
  ...componentNames.map((name) => [name, 'many'] as const),
];
