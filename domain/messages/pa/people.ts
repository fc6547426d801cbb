import { formIn, questionIn } from './questions.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { formatCount, plural } from './numbers.ts';
import type { AdminRequestKind } from '../../admin-requests.ts';
import type { AuditAction } from '../../audit-actions.ts';
import type { Role } from '../../roles.ts';
import { resetMinutes } from '../../reset-link.ts';
import { ruleNames } from './registration.ts';
import type { WorkListKind } from '../../work-lists.ts';
import { policyNames } from './policy-names.ts';
import { drafted } from '../draft.ts';
import type { ActionWords, AuditDetail, PersonAction } from '../en/people.ts';
import { named } from '../named.ts';

const leavesPages = 'ਇਹ ਤੁਹਾਡਾ ਆਪਣਾ ਖਾਤਾ ਹੈ: ਤੁਸੀਂ ਤੁਰੰਤ ਇਨ੍ਹਾਂ ਪੰਨਿਆਂ ਤੋਂ ਬਾਹਰ ਹੋ ਜਾਓਗੇ।';

const actions = drafted<Record<PersonAction, ActionWords>>({
  'make:admin': {
    button: 'ਐਡਮਿਨ ਬਣਾਓ',
    title: (name) => `${name} ਨੂੰ ਐਡਮਿਨ ਬਣਾਉਣਾ ਹੈ?`,
    text: 'ਐਡਮਿਨ ਮੁਲਾਜ਼ਮਾਂ ਦੇ ਰਿਕਾਰਡ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ, ਜਿੱਥੇ ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਇਜਾਜ਼ਤ ਦੇਵੇ। ਉਹ ਸਵਾਲ ਅਤੇ ਰਿਮਾਈਂਡਰ ਬਦਲ ਸਕਦੇ ਹਨ, ਅਤੇ ਹੋਰ ਐਡਮਿਨ ਬਣਾ ਸਕਦੇ ਹਨ।',
    self: '',
    done: (name) => `${name} ਹੁਣ ਐਡਮਿਨ ਹਨ।`,
  },
  'takeBack:admin': {
    button: 'ਐਡਮਿਨ ਦੀ ਭੂਮਿਕਾ ਹਟਾਓ',
    title: (name) => `${name} ਨੂੰ ਐਡਮਿਨ ਤੋਂ ਹਟਾਉਣਾ ਹੈ?`,
    text: 'ਉਹ ਮੁਲਾਜ਼ਮ ਰਹਿਣਗੇ, ਪਰ ਇਹ ਪੰਨੇ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਣਗੇ। ਉਨ੍ਹਾਂ ਦਾ ਰਿਕਾਰਡ ਰਹਿੰਦਾ ਹੈ।',
    self: leavesPages,
    done: (name) => `${name} ਹੁਣ ਐਡਮਿਨ ਨਹੀਂ ਹਨ।`,
  },
  'make:counsellor': {
    button: 'ਕਾਊਂਸਲਰ ਬਣਾਓ',
    title: (name) => `${name} ਨੂੰ ਕਾਊਂਸਲਰ ਬਣਾਉਣਾ ਹੈ?`,
    text: 'ਕਾਊਂਸਲਰ ਸਿਰਫ਼ ਉਹ ਬੇਨਤੀਆਂ ਦੇਖਦੇ ਹਨ ਜੋ ਲੋਕਾਂ ਨੇ ਉਨ੍ਹਾਂ ਨਾਲ ਸਾਂਝੀਆਂ ਕੀਤੀਆਂ, ਹੋਰ ਕਿਸੇ ਬਾਰੇ ਕੁਝ ਨਹੀਂ। ਜਿਨ੍ਹਾਂ ਦੀ ਬੇਨਤੀ ਹਾਲੇ ਪੂਰੀ ਨਹੀਂ ਹੋਈ, ਉਨ੍ਹਾਂ ਨੂੰ ਦੱਸਿਆ ਜਾਵੇਗਾ, ਅਤੇ ਉਹ ਤੈਅ ਕਰਦੇ ਹਨ ਕਿ ਇਹ ਕਾਊਂਸਲਰ ਬੇਨਤੀ ਪੜ੍ਹ ਸਕਦੇ ਹਨ ਜਾਂ ਨਹੀਂ।',
    self: leavesPages,
    done: (name) => `${name} ਹੁਣ ਕਾਊਂਸਲਰ ਹਨ।`,
  },
  'takeBack:counsellor': {
    button: 'ਕਾਊਂਸਲਰ ਦੀ ਭੂਮਿਕਾ ਹਟਾਓ',
    title: (name) => `${name} ਨੂੰ ਕਾਊਂਸਲਰ ਤੋਂ ਹਟਾਉਣਾ ਹੈ?`,
    text: 'ਉਹ ਮੁਲਾਜ਼ਮ ਰਹਿਣਗੇ, ਪਰ ਬੇਨਤੀਆਂ ਨਹੀਂ ਦੇਖ ਸਕਣਗੇ। ਜਿਨ੍ਹਾਂ ਦੀ ਬੇਨਤੀ ਹਾਲੇ ਪੂਰੀ ਨਹੀਂ ਹੋਈ, ਉਨ੍ਹਾਂ ਨੂੰ ਦੱਸਿਆ ਜਾਵੇਗਾ। ਹੋਰ ਕੋਈ ਕਾਊਂਸਲਰ ਨਾ ਹੋਵੇ ਤਾਂ ਕੋਈ ਫ਼ੋਨ ਕਾਲ ਨਹੀਂ ਮੰਗ ਸਕਦਾ।',
    self: '',
    done: (name) => `${name} ਹੁਣ ਕਾਊਂਸਲਰ ਨਹੀਂ ਹਨ।`,
  },
  disable: {
    button: 'ਖਾਤਾ ਬੰਦ ਕਰੋ',
    title: (name) => `${name} ਦਾ ਖਾਤਾ ਬੰਦ ਕਰਨਾ ਹੈ?`,
    text: 'ਉਹ ਹਰ ਥਾਂ ਤੋਂ ਤੁਰੰਤ ਲੌਗਆਊਟ ਹੋ ਜਾਣਗੇ ਅਤੇ ਲੌਗਇਨ ਨਹੀਂ ਕਰ ਸਕਣਗੇ। ਉਨ੍ਹਾਂ ਦਾ ਰਿਕਾਰਡ ਰਹਿੰਦਾ ਹੈ।',
    self: 'ਇਹ ਤੁਹਾਡਾ ਆਪਣਾ ਖਾਤਾ ਹੈ: ਤੁਸੀਂ ਤੁਰੰਤ ਲੌਗਆਊਟ ਹੋ ਜਾਓਗੇ।',
    done: (name) => `${name} ਦਾ ਖਾਤਾ ਬੰਦ ਹੈ।`,
    danger: true,
  },
  enable: {
    button: 'ਖਾਤਾ ਚਾਲੂ ਕਰੋ',
    title: (name) => `${name} ਦਾ ਖਾਤਾ ਚਾਲੂ ਕਰਨਾ ਹੈ?`,
    text: 'ਉਹ ਫਿਰ ਲੌਗਇਨ ਕਰ ਸਕਣਗੇ।',
    self: '',
    done: (name) => `${name} ਦਾ ਖਾਤਾ ਚਾਲੂ ਹੈ।`,
  },
  startReset: {
    button: 'ਰੀਸੈੱਟ ਲਿੰਕ ਭੇਜੋ',
    title: (name) => `${name} ਨੂੰ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨ ਦਾ ਲਿੰਕ ਈਮੇਲ ਕਰਨਾ ਹੈ?`,
    text: `ਲਿੰਕ ਸਿਰਫ਼ ਉਨ੍ਹਾਂ ਨੂੰ ਮਿਲਦਾ ਹੈ, ਅਤੇ ਪਾਸਵਰਡ ਉਹ ਆਪ ਚੁਣਦੇ ਹਨ: ਤੁਹਾਨੂੰ ਦੋਵੇਂ ਨਹੀਂ ਦਿਸਦੇ। ਲਿੰਕ ${resetMinutes} ਮਿੰਟ ਚੱਲਦਾ ਹੈ, ਇਸ ਲਈ ਉਦੋਂ ਭੇਜੋ ਜਦੋਂ ਉਹ ਈਮੇਲ ਦੇਖ ਸਕਣ। ਉਸ ਨੂੰ ਵਰਤਣ ਤੱਕ ਪੁਰਾਣਾ ਪਾਸਵਰਡ ਚੱਲਦਾ ਹੈ, ਅਤੇ ਉਹ ਲੌਗਇਨ ਰਹਿੰਦੇ ਹਨ।`,
    self: '',
    done: (name) => `${name} ਨੂੰ ਲਿੰਕ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ।`,
  },
  endSessions: {
    button: 'ਹਰ ਥਾਂ ਤੋਂ ਲੌਗਆਊਟ ਕਰੋ',
    title: (name) => `${name} ਨੂੰ ਹਰ ਥਾਂ ਤੋਂ ਲੌਗਆਊਟ ਕਰਨਾ ਹੈ?`,
    text: 'ਉਨ੍ਹਾਂ ਨੂੰ ਹਰ ਡਿਵਾਈਸ ’ਤੇ ਦੁਬਾਰਾ ਲੌਗਇਨ ਕਰਨਾ ਪਵੇਗਾ। ਕੁਝ ਨਹੀਂ ਗੁਆਚਦਾ।',
    self: 'ਇਹ ਤੁਹਾਡਾ ਆਪਣਾ ਖਾਤਾ ਹੈ: ਤੁਸੀਂ ਇੱਥੋਂ ਵੀ ਲੌਗਆਊਟ ਹੋ ਜਾਓਗੇ।',
    done: (name) => `${name} ਹਰ ਥਾਂ ਤੋਂ ਲੌਗਆਊਟ ਹੋ ਗਏ।`,
  },
  removeSecondFactor: {
    button: 'ਦੂਜਾ ਕਦਮ ਹਟਾਓ',
    title: (name) => `${name} ਦੇ ਲੌਗਇਨ ਦਾ ਦੂਜਾ ਕਦਮ ਹਟਾਉਣਾ ਹੈ?`,
    text: 'ਉਨ੍ਹਾਂ ਲਈ ਜਿਨ੍ਹਾਂ ਦਾ ਫ਼ੋਨ ਅਤੇ ਰਿਕਵਰੀ ਕੋਡ ਗੁਆਚ ਗਏ। ਪੱਕਾ ਕਰੋ ਕਿ ਕਹਿਣ ਵਾਲੇ ਉਹੀ ਹਨ, ਆਹਮੋ-ਸਾਹਮਣੇ ਜਾਂ ਆਪ ਫ਼ੋਨ ਕਰਕੇ। ਉਹ ਲੌਗਆਊਟ ਹੋ ਜਾਣਗੇ, ਈਮੇਲ ਨਾਲ ਪਤਾ ਲੱਗੇਗਾ, ਅਤੇ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਕਰਨਗੇ।',
    self: '',
    done: (name) => `${name} ਹੁਣ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਕਰ ਸਕਦੇ ਹਨ। ਉਨ੍ਹਾਂ ਨੂੰ ਦੱਸ ਦਿੱਤਾ ਗਿਆ ਹੈ।`,
    danger: true,
  },
});

export const peopleMessages = {
  title: 'ਲੋਕ ਅਤੇ ਭੂਮਿਕਾਵਾਂ',
  intro: 'ਖਾਤੇ, ਭੂਮਿਕਾਵਾਂ ਅਤੇ ਲੌਗਇਨ।',
  filters: 'ਫ਼ਿਲਟਰ',
  filtersChosen: (count: number) => `ਫ਼ਿਲਟਰ (${formatCount(count)})`,
  search: 'ਨਾਂ ਜਾਂ ਈਮੇਲ ਨਾਲ ਲੱਭੋ',
  role: 'ਭੂਮਿਕਾ',
  roles: drafted<Record<Role, string>>({ employee: 'ਮੁਲਾਜ਼ਮ', admin: 'ਐਡਮਿਨ', counsellor: 'ਕਾਊਂਸਲਰ' }),
  allRoles: 'ਸਾਰੀਆਂ ਭੂਮਿਕਾਵਾਂ',
  disabled: 'ਬੰਦ',
  you: 'ਤੁਸੀਂ',
  total: (count: number) => `${formatCount(count)} ${plural(count, { one: 'ਵਿਅਕਤੀ', other: 'ਲੋਕ' })}`,
  loading: 'ਲੋਕਾਂ ਦੀ ਲਿਸਟ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...',
  loadFailed: 'ਲੋਕਾਂ ਦੀ ਲਿਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  left: 'ਕੰਮ ਛੱਡ ਗਏ ਲੋਕ',
  nobody: 'ਕੋਈ ਨਹੀਂ ਮਿਲਿਆ।',
  nobodyNextStep: 'ਕਿਸੇ ਹੋਰ ਨਾਂ ਜਾਂ ਭੂਮਿਕਾ ਨਾਲ ਲੱਭੋ।',
  showMore: 'ਹੋਰ ਦਿਖਾਓ',
  cards: {
    startReset: {
      title: 'ਪਾਸਵਰਡ',
      text: 'ਜੇ ਇਨ੍ਹਾਂ ਤੋਂ ਲੌਗਇਨ ਨਹੀਂ ਹੁੰਦਾ, ਤਾਂ ਲਿੰਕ ਭੇਜੋ। ਨਵਾਂ ਪਾਸਵਰਡ ਉਹ ਆਪ ਚੁਣਦੇ ਹਨ।',
      button: 'ਰੀਸੈੱਟ ਲਿੰਕ ਭੇਜੋ',
    },
    endSessions: {
      title: 'ਲੌਗਇਨ',
      text: 'ਫ਼ੋਨ ਜਾਂ ਲੈਪਟਾਪ ਗੁਆਚ ਜਾਵੇ ਤਾਂ ਇਨ੍ਹਾਂ ਨੂੰ ਸਾਰੇ ਡਿਵਾਈਸਾਂ ਤੋਂ ਲੌਗਆਊਟ ਕਰੋ। ਉਹ ਪਾਸਵਰਡ ਨਾਲ ਦੁਬਾਰਾ ਲੌਗਇਨ ਕਰ ਸਕਦੇ ਹਨ।',
      button: 'ਹਰ ਥਾਂ ਤੋਂ ਲੌਗਆਊਟ ਕਰੋ',
    },
  },
  actions,
} as const;

export const peopleListMessages = {
  name: 'ਨਾਂ',
  email: 'ਈਮੇਲ',
  actions: 'ਕੰਮ',
  actionsOf: (name: string) => `${name} ਲਈ ਕੰਮ`,
} as const;

export const auditMessages = {
  title: 'ਤਾਜ਼ਾ ਕੰਮ',
  text: 'ਐਡਮਿਨਾਂ ਨੇ ਕੀ ਕੀਤਾ, ਸਭ ਤੋਂ ਨਵਾਂ ਪਹਿਲਾਂ। ਇਸ ਵਿੱਚ ਸਿਹਤ ਦਾ ਕੋਈ ਡੇਟਾ ਨਹੀਂ।',
  loading: 'ਕੰਮ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...',
  loadFailed: 'ਕੰਮ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  none: 'ਹਾਲੇ ਕੁਝ ਨਹੀਂ।',
  noneNextStep: 'ਐਡਮਿਨ ਇੱਥੇ ਜੋ ਵੀ ਬਦਲਦੇ ਹਨ, ਲਿਖਿਆ ਜਾਂਦਾ ਹੈ।',
  goneAccount: 'ਮਿਟਾਏ ਗਏ ਖਾਤੇ ਵਾਲੇ',
  showMore: 'ਹੋਰ ਦਿਖਾਓ',
  of: (what: string) => `(${what})`,
  actions: {
    admin_made: (who, whom) => `${who} ਨੇ ${whom} ਨੂੰ ਐਡਮਿਨ ਬਣਾਇਆ`,
    admin_taken_back: (who, whom) => `${who} ਨੇ ${whom} ਨੂੰ ਐਡਮਿਨ ਤੋਂ ਹਟਾਇਆ`,
    counsellor_made: (who, whom) => `${who} ਨੇ ${whom} ਨੂੰ ਕਾਊਂਸਲਰ ਬਣਾਇਆ`,
    counsellor_taken_back: (who, whom) => `${who} ਨੇ ${whom} ਨੂੰ ਕਾਊਂਸਲਰ ਤੋਂ ਹਟਾਇਆ`,
    account_disabled: (who, whom) => `${who} ਨੇ ${whom} ਦਾ ਖਾਤਾ ਬੰਦ ਕੀਤਾ`,
    account_enabled: (who, whom) => `${who} ਨੇ ${whom} ਦਾ ਖਾਤਾ ਚਾਲੂ ਕੀਤਾ`,
    sessions_ended: (who, whom) => `${who} ਨੇ ${whom} ਨੂੰ ਹਰ ਥਾਂ ਤੋਂ ਲੌਗਆਊਟ ਕੀਤਾ`,
    password_reset_started: (who, whom) => `${who} ਨੇ ${whom} ਨੂੰ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨ ਦਾ ਲਿੰਕ ਭੇਜਿਆ`,
    history_opened: (who, whom) => `${who} ਨੇ ${whom} ਦਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹਿਆ`,
    employees_exported: (who) => `${who} ਨੇ ਮੁਲਾਜ਼ਮਾਂ ਦੀ ਲਿਸਟ ਡਾਊਨਲੋਡ ਕੀਤੀ`,
    reason_given: (who, whom) => `${who} ਨੇ ${whom} ਦਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹਣ ਦਾ ਕਾਰਨ ਦੱਸਿਆ`,
    question_switched_on: (who, _whom, what) => `${who} ਨੇ ${questionIn(what)} ਚਾਲੂ ਕੀਤਾ`,
    question_switched_off: (who, _whom, what) => `${who} ਨੇ ${questionIn(what)} ਬੰਦ ਕੀਤਾ`,
    wording_turned_on: (who, _whom, what) => `${who} ਨੇ ${formIn(what)} ਚਾਲੂ ਕੀਤਾ`,
    wording_turned_off: (who, _whom, what) => `${who} ਨੇ ${formIn(what)} ਬੰਦ ਕੀਤਾ`,
    reminders_changed: (who) => `${who} ਨੇ ਰਿਮਾਈਂਡਰ ਬਦਲੇ`,
    policy_tightened: (who, _whom, what) => `${who} ਨੇ ਨਾਂ ਵਾਲੇ ਰਿਕਾਰਡਾਂ ਦੀ ਸੈਟਿੰਗ ਸਖ਼ਤ ਕੀਤੀ${settingIn(what)}`,
    policy_loosened: (who, _whom, what) => `${who} ਨੇ ਨਾਂ ਵਾਲੇ ਰਿਕਾਰਡਾਂ ਦੀ ਸੈਟਿੰਗ ਵੱਧ ਖੁੱਲ੍ਹੀ ਕੀਤੀ${settingIn(what)}`,
    policy_announced: (who, _whom, what) => `${who} ਨੇ ਨਾਂ ਵਾਲੇ ਰਿਕਾਰਡਾਂ ਲਈ ਵੱਧ ਖੁੱਲ੍ਹੀ ਸੈਟਿੰਗ ਦਾ ਐਲਾਨ ਕੀਤਾ${settingIn(what)}`,
    policy_called_off: (who, _whom, what) => `${who} ਨੇ ਨਾਂ ਵਾਲੇ ਰਿਕਾਰਡਾਂ ਲਈ ਵੱਧ ਖੁੱਲ੍ਹੀ ਸੈਟਿੰਗ ਰੋਕੀ${settingIn(what)}`,
    policy_lapsed: (who, _whom, what) =>
      `${who} ਹੁਣ ਐਡਮਿਨ ਨਹੀਂ ਹਨ, ਇਸ ਲਈ ਨਾਂ ਵਾਲੇ ਰਿਕਾਰਡਾਂ ਦੀ ਵੱਧ ਖੁੱਲ੍ਹੀ ਸੈਟਿੰਗ ਰੁਕ ਗਈ${settingIn(what)}`,
    help_line_added: (who) => `${who} ਨੇ ਹੈਲਪਲਾਈਨ ਜੋੜੀ`,
    help_line_changed: (who) => `${who} ਨੇ ਹੈਲਪਲਾਈਨ ਬਦਲੀ`,
    help_line_removed: (who) => `${who} ਨੇ ਹੈਲਪਲਾਈਨ ਹਟਾਈ`,
    registration_changed: (who, _whom, what) => `${who} ਨੇ ਬਦਲਿਆ ਕਿ ਕੌਣ ਰਜਿਸਟਰ ਕਰ ਸਕਦਾ ਹੈ${ruleIn(what)}`,
    staff_imported: (who, _whom, what) => `${who} ਨੇ ਸਟਾਫ਼ ਲਿਸਟ ਪਾਈ${importIn(what)}`,
    invitations_sent: (who, _whom, what) => `${who} ਨੇ ${mailsIn(what)}`,
    invitation_withdrawn: (who) => `${who} ਨੇ ਇੱਕ ਸੱਦਾ ਵਾਪਸ ਲਿਆ`,
    post_added: (who) => `${who} ਨੇ ਪੋਸਟ ਜੋੜੀ`,
    post_changed: (who) => `${who} ਨੇ ਪੋਸਟ ਬਦਲੀ`,
    post_removed: (who) => `${who} ਨੇ ਪੋਸਟ ਹਟਾਈ`,
    board_report_made: (who) => `${who} ਨੇ ਬੋਰਡ ਲਈ ਰਿਪੋਰਟ ਬਣਾਈ`,
    board_report_mail_changed: (who) => `${who} ਨੇ ਬਦਲਿਆ ਕਿ ਬੋਰਡ ਦੀ ਰਿਪੋਰਟ ਈਮੇਲ ਨਾਲ ਕਿਸ ਨੂੰ ਮਿਲੇ`,
    list_entry_added: (who, _whom, what) => `${who} ਨੇ ${entryIn(what)} ਜੋੜਿਆ`,
    list_entry_renamed: (who, _whom, what) => `${who} ਨੇ ${entryIn(what)} ਦਾ ਨਾਂ ‘${what['to']}’ ਕੀਤਾ${peopleIn(what)}`,
    list_entry_merged: (who, _whom, what) => `${who} ਨੇ ${entryIn(what)} ਨੂੰ ‘${what['to']}’ ਵਿੱਚ ਮਿਲਾਇਆ${peopleIn(what)}`,
    list_entry_retired: (who, _whom, what) => `${who} ਨੇ ${entryIn(what)} ਬੰਦ ਕਰਕੇ ਰੱਖਿਆ`,
    list_entry_restored: (who, _whom, what) => `${who} ਨੇ ${entryIn(what)} ਵਾਪਸ ਲਿਆਂਦਾ`,
    list_sorted: (who, _whom, what) => `${who} ਨੇ ਤਰਤੀਬ ਬਦਲੀ: ${listIn(what)}`,
    list_imported: (who, _whom, what) =>
      `${who} ਨੇ ${listIn(what)} ਫ਼ਾਈਲ ਤੋਂ ਪਾਏ: ${formatCount(Number(what['added']))} ਨਵੇਂ`,
    erasure_asked: (who) => `${who} ਨੇ ਆਪਣਾ ਖਾਤਾ ਮਿਟਾਉਣ ਲਈ ਕਿਹਾ`,
    erasure_withdrawn: (who) => `${who} ਨੇ ਖਾਤਾ ਮਿਟਾਉਣਾ ਰੋਕਿਆ`,
    own_details_corrected: (who) => `${who} ਨੇ ਆਪਣੇ ਵੇਰਵੇ ਠੀਕ ਕੀਤੇ`,
    details_corrected: (who, whom, { fields = '' }) => `${who} ਨੇ ${whom} ਦੇ ਵੇਰਵੇ ਠੀਕ ਕੀਤੇ: ${fieldNames(fields)}`,
    email_change_asked: (who, whom) => `${who} ਨੇ ${whom} ਦੀ ਈਮੇਲ ਬਦਲਣ ਲਈ ਕਿਹਾ`,
    email_changed: (_who, whom) => `${whom} ਨੇ ਨਵੀਂ ਈਮੇਲ ਦੀ ਪੁਸ਼ਟੀ ਕੀਤੀ`,
    email_change_undone: (_who, whom) => `${whom} ਨੇ ਆਪਣੀ ਪੁਰਾਣੀ ਈਮੇਲ ਵਾਪਸ ਲਿਆਂਦੀ`,
    leaving_planned: (who, whom, { day = '' }) => `${who} ਨੇ ਲਿਖਿਆ ਕਿ ${whom} ${formatDay(day)} ਨੂੰ ਕੰਮ ਛੱਡ ਰਹੇ ਹਨ`,
    leaving_withdrawn: (who, whom) => `${who} ਨੇ ਲਿਖਿਆ ਕਿ ${whom} ਇੱਥੇ ਹੀ ਕੰਮ ਕਰਦੇ ਹਨ`,
    person_left: (who, whom, { day }) =>
      `${who} ਨੇ ਲਿਖਿਆ ਕਿ ${whom} ${day === undefined ? 'ਹੁਣ' : `${formatDay(day)} ਤੋਂ`} ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ`,
    leaving_came: (_who, whom) => `${whom} ਹੁਣ ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ, ਜਿਵੇਂ ਪਹਿਲਾਂ ਲਿਖਿਆ ਸੀ`,
    account_erased: () => 'ਇੱਕ ਖਾਤਾ ਉਸ ਦੇ ਮਾਲਕ ਦੇ ਕਹਿਣ ’ਤੇ ਮਿਟਾਇਆ ਗਿਆ',
    organisation_changed: (who, _whom, { what }) => `${who} ਨੇ ਇਹ ਬਦਲਿਆ: ${organisationParts[what ?? ''] ?? 'ਸੰਸਥਾ'}`,
    setting_confirmed: (who) => `${who} ਨੇ ਇੱਕ ਸੈਟਿੰਗ ਦੀ ਪੁਸ਼ਟੀ ਕੀਤੀ`,
    test_mail_sent: (who) => `${who} ਨੇ ਟੈਸਟ ਈਮੇਲ ਭੇਜੀ`,
    sso_linked: (who) => `${who} ਨੇ ਆਪਣਾ ਕੰਮ ਵਾਲਾ ਖਾਤਾ ਜੋੜਿਆ`,
    sso_unlinked: (who) => `${who} ਨੇ ਆਪਣਾ ਕੰਮ ਵਾਲਾ ਖਾਤਾ ਵੱਖ ਕੀਤਾ`,
    break_glass_used: (who) => `${who} ਨੇ ਐਮਰਜੈਂਸੀ ਲੌਗਇਨ ਵਰਤਿਆ`,
    second_factors_removed: (who, whom) => `${who} ਨੇ ${whom} ਦੇ ਲੌਗਇਨ ਦਾ ਦੂਜਾ ਕਦਮ ਹਟਾਇਆ`,
    admin_request_made: (who, whom, what) => `${who} ਨੇ ਬੇਨਤੀ ਕੀਤੀ: ${whom}, ${requestIn(what)}`,
    admin_request_agreed: (who, whom, what) => `${who} ਨੇ ਹਾਂ ਕਹੀ: ${whom}, ${requestIn(what)}`,
    admin_request_objected: (_who, whom, what) => `${whom} ਨੇ ਇਤਰਾਜ਼ ਕੀਤਾ: ${requestIn(what)}`,
    admin_request_withdrawn: (who, whom, what) => `${who} ਨੇ ਬੇਨਤੀ ਵਾਪਸ ਲੈ ਲਈ: ${whom}, ${requestIn(what)}`,
    admin_objection_withdrawn: (who, _whom, what) => `${who} ਨੇ ਆਪਣਾ ਇਤਰਾਜ਼ ਵਾਪਸ ਲੈ ਲਿਆ: ${requestIn(what)}`,
    operator_made_admin: (_who, whom) => `ਸਰਵਰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੇ ${whom} ਨੂੰ ਐਡਮਿਨ ਬਣਾਇਆ`,
    operator_removed_admin: (_who, whom) => `ਸਰਵਰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਨੇ ${whom} ਨੂੰ ਐਡਮਿਨ ਤੋਂ ਹਟਾਇਆ ਅਤੇ ਖਾਤਾ ਬੰਦ ਕੀਤਾ`,
  } satisfies Partial<Record<AuditAction, (who: string, whom: string, what: AuditDetail) => string>>,
} as const;

const entryNames: Readonly<Record<string, string>> = drafted<Record<WorkListKind, string>>({
  theme: 'ਥੀਮ',
  designation: 'ਅਹੁਦਾ',
  state: 'ਰਾਜ',
  city: 'ਸ਼ਹਿਰ',
});

const listNames: Readonly<Record<string, string>> = drafted<Record<WorkListKind, string>>({
  theme: 'ਥੀਮ',
  designation: 'ਅਹੁਦੇ',
  state: 'ਰਾਜ',
  city: 'ਸ਼ਹਿਰ',
});

const requestIn = ({ kind }: AuditDetail) => named(requestNames, kind);

const requestNames = drafted<Record<AdminRequestKind, string>>({
  role: 'ਐਡਮਿਨ ਦੀ ਭੂਮਿਕਾ ਹਟਾਉਣਾ',
  disabled: 'ਖਾਤਾ ਬੰਦ ਕਰਨਾ',
  leaving: 'ਕੰਮ ਛੱਡਣਾ ਦਰਜ ਕਰਨਾ',
  email: 'ਈਮੇਲ ਬਦਲਣਾ',
  second_factor: 'ਲੌਗਇਨ ਦਾ ਦੂਜਾ ਕਦਮ ਹਟਾਉਣਾ',
});

const organisationParts: Readonly<Record<string, string>> = {
  name: 'ਸੰਸਥਾ ਦਾ ਨਾਂ',
  logo: 'ਸੰਸਥਾ ਦਾ ਲੋਗੋ',
  time_zone: 'ਟਾਈਮ ਜ਼ੋਨ',
  privacy: 'ਪ੍ਰਾਈਵੇਸੀ ਲਈ ਸੰਪਰਕ',
  grievance: 'ਸ਼ਿਕਾਇਤ ਕਿੱਥੇ ਜਾਵੇ',
};
const after = (name: string) => name && `: ‘${name}’`;

const ruleIn = ({ rule }: AuditDetail) => after(named(ruleNames, rule));

function importIn({ invited = '0', changed = '0', left = '0' }: AuditDetail): string {
  return `: ${invited} ਨੂੰ ਸੱਦਾ, ${changed} ਬਦਲੇ, ${left} ਕੰਮ ਛੱਡ ਗਏ`;
}

function mailsIn({ mails = '0' }: AuditDetail): string {
  return `${mails} ${plural(Number(mails), { one: 'ਸੱਦਾ ਦੁਬਾਰਾ ਭੇਜਿਆ', other: 'ਸੱਦੇ ਦੁਬਾਰਾ ਭੇਜੇ' })}`;
}

/** Entries of an earlier version do not name the setting. */
const settingIn = ({ policy }: AuditDetail) => after(named(policyNames, policy));

/** 'the city ‘Gopalpur’ (Odisha)' */
function entryIn({ list = '', name = '', within }: AuditDetail): string {
  return `${entryNames[list] ?? ''} ‘${name}’${within === undefined ? '' : ` (${within})`}`;
}

function listIn({ list = '', within }: AuditDetail): string {
  return `${within === undefined ? '' : `${within} ਦੇ `}${listNames[list] ?? ''}`;
}

function peopleIn({ people }: AuditDetail): string {
  const count = Number(people);
  return `, ${formatCount(count)} ${plural(count, { one: 'ਵਿਅਕਤੀ', other: 'ਲੋਕਾਂ' })} ਲਈ`;
}
