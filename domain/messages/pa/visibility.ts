import { namedRoles } from '../../roles.ts';
import type { GivenRole } from '../../roles.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { ViewerRole } from '../../visibility/data-kinds.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import { kindHeadings } from './data-kinds.ts';
import { inChoice, inList } from './lists.ts';
import { policyNames } from './policy-names.ts';
import { drafted } from '../draft.ts';

const someoneWhoIs = drafted<Record<GivenRole, string>>({ admin: 'ਐਡਮਿਨ', counsellor: 'ਕਾਊਂਸਲਰ' });

export const policyMessages = {
  title: 'ਨਾਂ ਵਾਲਾ ਰਿਕਾਰਡ ਕੌਣ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ',
  names: policyNames,
  meanings: drafted<Record<RecordPolicy, string>>({
    open: 'ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਹਰ ਕਿਸੇ ਦੇ ਸਕੋਰ ਅਤੇ ਮੂਡ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।',
    reason: `ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਨੂੰ ਕਾਰਨ ਦੱਸਣਾ ਅਤੇ ਆਪਣਾ ਪਾਸਵਰਡ ਲਿਖਣਾ ਪੈਂਦਾ ਹੈ। ਫਿਰ ਉਹੀ ਐਡਮਿਨ ${reasonMinutes} ਮਿੰਟ ਲਈ ਰਿਕਾਰਡ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।`,
    consent: 'ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਸਿਰਫ਼ ਉਨ੍ਹਾਂ ਦੇ ਸਕੋਰ ਅਤੇ ਮੂਡ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ ਜੋ ਸਾਂਝੇ ਕਰਦੇ ਹਨ, ਹੋਰ ਕਿਸੇ ਦੇ ਨਹੀਂ।',
    never: 'ਨਾਂ ਵਾਲਾ ਰਿਕਾਰਡ ਹੋਰ ਕੋਈ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ। ਐਡਮਿਨ ਸਿਰਫ਼ ਸਭ ਦੇ ਕੁੱਲ ਅੰਕੜੇ ਦੇਖਦੇ ਹਨ।',
  }),
  about: 'ਸਭ ਲਈ ਲਾਗੂ। ਲੋਕ ਰਜਿਸਟਰ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਇਹ ਦੇਖਦੇ ਹਨ, ਅਤੇ ਹਰ ਤਬਦੀਲੀ ਲਿਖੀ ਜਾਂਦੀ ਹੈ।',
  legend: 'ਸੈਟਿੰਗ',
  save: 'ਇਹ ਸੈਟਿੰਗ ਲਾਗੂ ਕਰੋ',
  now: (name: string, day: string | null) => (day === null ? name : `${name}, ${day} ਤੋਂ`),
  changes: 'ਪਹਿਲਾਂ ਵਾਲੀਆਂ ਸੈਟਿੰਗਾਂ',
  change: (day: string, name: string, who: string) => `${day}: ${name}, ${who} ਵੱਲੋਂ`,
  goneAccount: 'ਮਿਟਾਏ ਗਏ ਖਾਤੇ ਵਾਲੇ',
  confirm: {
    title: (name: string) => `‘${name}’ ਲਾਗੂ ਕਰਨੀ ਹੈ?`,
    stricter: 'ਇਹ ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਨਾਲੋਂ ਸਖ਼ਤ ਹੈ। ਇਹ ਸਾਰੇ ਰਿਕਾਰਡਾਂ ’ਤੇ ਤੁਰੰਤ ਲਾਗੂ ਹੁੰਦੀ ਹੈ।',
    lasting: drafted<Record<Exclude<RecordPolicy, 'open'>, string>>({
      reason:
        'ਬਾਅਦ ਵਿੱਚ ਸੈਟਿੰਗ ਢਿੱਲੀ ਕਰਨ ਨਾਲ ਉਦੋਂ ਤੱਕ ਦੇ ਰਿਕਾਰਡਾਂ ’ਤੇ ਫ਼ਰਕ ਨਹੀਂ ਪੈਂਦਾ। ਉਨ੍ਹਾਂ ਨੂੰ ਖੋਲ੍ਹਣ ਲਈ ਫਿਰ ਵੀ ਕਾਰਨ ਚਾਹੀਦਾ ਹੈ, ਜਦੋਂ ਤੱਕ ਰਿਕਾਰਡ ਵਾਲੇ ਆਪ ਸਾਂਝਾ ਨਾ ਕਰਨ।',
      consent:
        'ਬਾਅਦ ਵਿੱਚ ਸੈਟਿੰਗ ਢਿੱਲੀ ਕਰਨ ਨਾਲ ਉਦੋਂ ਤੱਕ ਦੇ ਰਿਕਾਰਡਾਂ ’ਤੇ ਫ਼ਰਕ ਨਹੀਂ ਪੈਂਦਾ। ਉਹ ਬੰਦ ਰਹਿੰਦੇ ਹਨ, ਜਦੋਂ ਤੱਕ ਰਿਕਾਰਡ ਵਾਲੇ ਆਪ ਸਾਂਝਾ ਨਾ ਕਰਨ।',
      never:
        'ਬਾਅਦ ਵਿੱਚ ਸੈਟਿੰਗ ਢਿੱਲੀ ਕਰਨ ਨਾਲ ਉਦੋਂ ਤੱਕ ਦੇ ਰਿਕਾਰਡਾਂ ’ਤੇ ਫ਼ਰਕ ਨਹੀਂ ਪੈਂਦਾ। ਉਹ ਬੰਦ ਹੀ ਰਹਿੰਦੇ ਹਨ। ਸਿਰਫ਼ ਰਿਕਾਰਡ ਵਾਲੇ ਆਪ, ਉਸ ਤੋਂ ਬਾਅਦ ਸਾਂਝੇ ਕਰਕੇ, ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।',
    }),
    wayBack: `ਸੈਟਿੰਗ ਦੁਬਾਰਾ ਢਿੱਲੀ ਕਰੋ ਤਾਂ ਉਹ ${announcedDays} ਦਿਨਾਂ ਬਾਅਦ ਲਾਗੂ ਹੁੰਦੀ ਹੈ।`,
    looser: `ਇਹ ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਨਾਲੋਂ ਖੁੱਲ੍ਹੀ ਹੈ। ਸਭ ਨੂੰ ਹੁਣੇ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਇਹ ${announcedDays} ਦਿਨਾਂ ਬਾਅਦ ਲਾਗੂ ਹੁੰਦੀ ਹੈ, ਪਹਿਲਾਂ ਨਹੀਂ। ਉਦੋਂ ਤੱਕ ਕੋਈ ਵੀ ਐਡਮਿਨ ਇਸ ਨੂੰ ਰੋਕ ਸਕਦਾ ਹੈ। ਲਾਗੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਜੋ ਸੇਵ ਹੋਵੇ, ਉਹ ਅੱਜ ਜਿੰਨਾ ਹੀ ਸੁਰੱਖਿਅਤ ਰਹਿੰਦਾ ਹੈ, ਜਦੋਂ ਤੱਕ ਰਿਕਾਰਡ ਵਾਲੇ ਆਪ ਸਾਂਝਾ ਨਾ ਕਰਨ।`,
    looserAtOnce:
      'ਇਹ ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਨਾਲੋਂ ਖੁੱਲ੍ਹੀ ਹੈ। ਹਾਲੇ ਕਿਸੇ ਨੇ ਕੁਝ ਸੇਵ ਨਹੀਂ ਕੀਤਾ, ਇਸ ਲਈ ਤੁਰੰਤ ਲਾਗੂ ਹੁੰਦੀ ਹੈ। ਅਗਲੀ ਵਾਰ ਐਪ ਖੋਲ੍ਹਣ ’ਤੇ ਸਭ ਨੂੰ ਦੱਸਿਆ ਜਾਵੇਗਾ।',
    instead: (name: string) => `ਇਸ ਨਾਲ ‘${name}’ ਵਾਲੀ ਤਬਦੀਲੀ ਰੁਕ ਜਾਂਦੀ ਹੈ।`,
    button: 'ਇਹ ਸੈਟਿੰਗ ਲਾਗੂ ਕਰੋ',
  },
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਇਹ ਸੈਟਿੰਗ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  saved: 'ਸੇਵ ਹੋ ਗਿਆ। ਹੁਣ ਤੋਂ ਲਾਗੂ ਹੈ।',
  loosened: 'ਸੇਵ ਹੋ ਗਿਆ। ਹੁਣ ਤੋਂ ਲਾਗੂ ਹੈ, ਅਤੇ ਸਭ ਨੂੰ ਦੱਸਿਆ ਜਾਵੇਗਾ।',
  announced: (day: string) => `ਸੈਟਿੰਗ ਸੇਵ ਹੋ ਗਈ। ${day} ਤੋਂ ਲਾਗੂ ਹੋਵੇਗੀ, ਪਹਿਲਾਂ ਨਹੀਂ, ਅਤੇ ਸਭ ਨੂੰ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ।`,
  coming: {
    text: (name: string, day: string, who: string, announced: string) =>
      `‘${name}’ ${day} ਤੋਂ ਲਾਗੂ ਹੋਵੇਗੀ, ਪਹਿਲਾਂ ਨਹੀਂ। ਐਲਾਨ: ${who} ਵੱਲੋਂ, ${announced} ਨੂੰ। ਉਦੋਂ ਤੱਕ ਕੋਈ ਵੀ ਐਡਮਿਨ ਇਸ ਨੂੰ ਰੋਕ ਸਕਦਾ ਹੈ।`,
    callOff: 'ਰੋਕ ਦਿਓ',
    calledOff: 'ਤਬਦੀਲੀ ਰੋਕ ਦਿੱਤੀ। ਜਿਨ੍ਹਾਂ ਨੂੰ ਇਸ ਬਾਰੇ ਦੱਸਿਆ ਸੀ, ਉਨ੍ਹਾਂ ਨੂੰ ਇਹ ਵੀ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ।',
  },
} as const;

export const comingMessages = {
  becomes: (day: string, policy: RecordPolicy) =>
    `${day} ਤੋਂ, ਪਹਿਲਾਂ ਨਹੀਂ, ਇੱਥੇ ‘${policyNames[policy]}’ ਲਾਗੂ ਹੋਵੇਗੀ। ${policyMessages.meanings[policy]}`,
  until: 'ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਜੋ ਸੇਵ ਹੋਵੇ, ਉਹ ਅੱਜ ਜਿੰਨਾ ਹੀ ਸੁਰੱਖਿਅਤ ਰਹਿੰਦਾ ਹੈ, ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਆਪ ਸਾਂਝਾ ਨਾ ਕਰੋ।',
} as const;

export const visibilityMessages = {
  title: 'ਕੌਣ ਕੀ ਦੇਖ ਸਕਦਾ ਹੈ',
  intro: 'ਇਹ ਲਿਸਟ ਸਿੱਧੀ ਉਨ੍ਹਾਂ ਨਿਯਮਾਂ ਤੋਂ ਆਉਂਦੀ ਹੈ ਜੋ ਐਪ ਲਾਗੂ ਕਰਦੀ ਹੈ।',
  what: 'ਕੀ',
  rule: (name: string) => `ਹੁਣ ਦੀ ਸੈਟਿੰਗ: ${name}`,
  since: (day: string) => `${day} ਤੋਂ ਲਾਗੂ।`,
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  viewers: drafted<Record<ViewerRole, string>>({
    you: 'ਤੁਸੀਂ',
    colleagues: 'ਹੋਰ ਮੁਲਾਜ਼ਮ',
    admins: 'ਵੈਲਨੈੱਸ ਐਡਮਿਨ',
    counsellors: 'ਕਾਊਂਸਲਰ',
  }),
  kinds: kindHeadings,
  cards: {
    canSee: 'ਦੇਖ ਸਕਦੇ ਹਨ',
    cannotSee: 'ਨਹੀਂ ਦੇਖ ਸਕਦੇ',
    everything: 'ਅਸੀਂ ਤੁਹਾਡੇ ਬਾਰੇ ਜੋ ਰੱਖਦੇ ਹਾਂ, ਤੁਸੀਂ ਸਭ ਦੇਖ ਸਕਦੇ ਹੋ।',
    asFigure: 'ਸਿਰਫ਼ ਅੰਕੜੇ ਵਜੋਂ ਦੇਖ ਸਕਦੇ ਹਨ',
    never: 'ਕਦੇ ਨਹੀਂ',
    all: 'ਪੂਰੀ ਲਿਸਟ',
    list: inList,
    under: (names: string, condition: string) => `${names}: ${condition}`,
    /** The four that people ask about come first. */
    first: (names: readonly string[]) =>
      names.length > 5 ? `${names.slice(0, 4).join(', ')}, ਅਤੇ ਬਾਕੀ ਸਭ ਕੁਝ` : inList(names),
    nothing: 'ਕੁਝ ਨਹੀਂ।',
    operator: 'ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ',
  },
  asTable: 'ਸਭ ਕੁਝ ਇੱਕੋ ਟੇਬਲ ਵਿੱਚ ਦਿਖਾਓ',
  levels: {
    nothing: 'ਨਹੀਂ',
    large_groups: 'ਸਿਰਫ਼ ਸਭ ਦੇ ਕੁੱਲ ਅੰਕੜਿਆਂ ਵਿੱਚ, ਉਹ ਵੀ ਮੋਟੇ ਤੌਰ ’ਤੇ',
    groups: (people: number) => `ਸਿਰਫ਼ ਕੁੱਲ ਅੰਕੜਿਆਂ ਵਿੱਚ: ਸਭ ਦੇ, ਅਤੇ ${people} ਜਾਂ ਵੱਧ ਲੋਕਾਂ ਦੇ ਗਰੁੱਪਾਂ ਦੇ`,
    if_in_role: `ਸਿਰਫ਼ ਜੇ ਤੁਸੀਂ ${inChoice(namedRoles.map((role) => someoneWhoIs[role]))} ਹੋ (ਹੇਠਾਂ ਦੇਖੋ)`,
    if_asked: 'ਸਿਰਫ਼ ਜੇ ਤੁਸੀਂ ਫ਼ੋਨ ਕਾਲ ਮੰਗੋ',
    if_shared: 'ਸਿਰਫ਼ ਜੇ ਤੁਸੀਂ ਸਾਂਝਾ ਕਰੋ',
    with_reason: `ਸਿਰਫ਼ ਕਾਰਨ ਦੱਸ ਕੇ, ${reasonMinutes} ਮਿੰਟ ਲਈ`,
    always: 'ਹਾਂ',
  } satisfies Partial<Record<VisibilityLevel, string | ((people: number) => string)>>,
  older: (day: string, policy: string) =>
    `${day} ਤੱਕ ਜੋ ਸੇਵ ਹੋਇਆ, ਉਸ ’ਤੇ ਹਾਲੇ ਵੀ ‘${policy}’ ਸੈਟਿੰਗ ਲਾਗੂ ਹੈ, ਜਦੋਂ ਤੱਕ ਰਿਕਾਰਡ ਵਾਲੇ ਆਪ ਸਾਂਝਾ ਨਾ ਕਰਨ। ਐਡਮਿਨਾਂ ਨੂੰ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਕਿਸ ਨੇ ਸਾਂਝਾ ਕੀਤਾ।`,
  roles:
    'ਲੌਗਇਨ ਕਰਨ ਵਾਲੇ ਸਾਰੇ ਲੋਕ ਕਾਊਂਸਲਰਾਂ ਦੇ ਨਾਂ ਦੇਖ ਸਕਦੇ ਹਨ, ਤਾਂ ਜੋ ਪਤਾ ਹੋਵੇ ਕਿ ਫ਼ੋਨ ਕਾਲ ਦੀ ਬੇਨਤੀ ਕੌਣ ਪੜ੍ਹ ਸਕਦਾ ਹੈ। ਜਦੋਂ ਵੀ ਐਡਮਿਨ ਕਿਸੇ ਦਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹਦੇ ਹਨ, ਉਨ੍ਹਾਂ ਦਾ ਨਾਂ ਅਤੇ ਈਮੇਲ ਰਿਕਾਰਡ ਵਾਲਿਆਂ ਨੂੰ ਦਿਸਦੇ ਹਨ।',
  operator: 'ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਤਕਨੀਕੀ ਤੌਰ ’ਤੇ ਡੇਟਾਬੇਸ ਪੜ੍ਹ ਸਕਦੇ ਹਨ। ਇਸ ਨੂੰ ਗੁਪਤ ਰੱਖਣਾ ਉਨ੍ਹਾਂ ਲਈ ਲਾਜ਼ਮੀ ਹੈ।',
} as const;

export const sharingMessages = {
  title: 'ਮੇਰਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰੋ',
  about: drafted<Record<RecordPolicy, string>>({
    open: 'ਇਸ ਵੇਲੇ ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੀ ਸੈਟਿੰਗ ‘ਖੁੱਲ੍ਹਾ’ ਹੈ: ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਹਰ ਕਿਸੇ ਦੇ ਸਕੋਰ ਅਤੇ ਮੂਡ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।',
    reason: 'ਇਸ ਵੇਲੇ ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੀ ਸੈਟਿੰਗ ‘ਕਾਰਨ ਦੱਸ ਕੇ’ ਹੈ: ਕਾਰਨ ਦੱਸ ਕੇ ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਕਿਸੇ ਦੇ ਵੀ ਸਕੋਰ ਅਤੇ ਮੂਡ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।',
    consent: 'ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੀ ਸੈਟਿੰਗ ‘ਸਿਰਫ਼ ਸਹਿਮਤੀ ਨਾਲ’ ਹੈ: ਇਹ ਚੋਣ ਤੁਹਾਡੀ ਹੈ, ਅਤੇ ਸਿਰਫ਼ ਤੁਹਾਡੀ।',
    never: 'ਇਸ ਵੇਲੇ ਤੁਹਾਡੀ ਸੰਸਥਾ ਦੀ ਸੈਟਿੰਗ ‘ਕਦੇ ਨਹੀਂ’ ਹੈ: ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਹੋਰ ਕੋਈ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ।',
  }),
  label: 'ਵੈਲਨੈੱਸ ਐਡਮਿਨਾਂ ਨੂੰ ਮੇਰੇ ਸਕੋਰ ਅਤੇ ਮੂਡ ਖੋਲ੍ਹਣ ਦਿਓ',
  states: drafted<Record<RecordPolicy, { on: string; off: string }>>({
    open: {
      on: 'ਤੁਸੀਂ ਸਾਂਝਾ ਕਰਨਾ ਚੁਣਿਆ ਹੈ। ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਵਿੱਚ ਇਸ ਨਾਲ ਕੋਈ ਫ਼ਰਕ ਨਹੀਂ: ਐਡਮਿਨ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਉਂਝ ਵੀ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।',
      off: 'ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਵਿੱਚ ਤੁਹਾਡੀ ਚੋਣ ਦਾ ਅਸਰ ਨਹੀਂ: ਐਡਮਿਨ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ। ਅਸਰ ਉਦੋਂ ਹੋਵੇਗਾ ਜਦੋਂ ਸੈਟਿੰਗ ‘ਸਿਰਫ਼ ਸਹਿਮਤੀ ਨਾਲ’ ਹੋ ਜਾਵੇ।',
    },
    reason: {
      on: 'ਤੁਸੀਂ ਸਾਂਝਾ ਕਰਨਾ ਚੁਣਿਆ ਹੈ। ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਵਿੱਚ ਇਸ ਨਾਲ ਕੋਈ ਫ਼ਰਕ ਨਹੀਂ: ਐਡਮਿਨ ਨੂੰ ਫਿਰ ਵੀ ਕਾਰਨ ਦੱਸਣਾ ਪੈਂਦਾ ਹੈ।',
      off: 'ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਵਿੱਚ ਤੁਹਾਡੀ ਚੋਣ ਦਾ ਅਸਰ ਨਹੀਂ: ਕਾਰਨ ਦੱਸ ਕੇ ਐਡਮਿਨ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ। ਅਸਰ ਉਦੋਂ ਹੋਵੇਗਾ ਜਦੋਂ ਸੈਟਿੰਗ ‘ਸਿਰਫ਼ ਸਹਿਮਤੀ ਨਾਲ’ ਹੋ ਜਾਵੇ।',
    },
    consent: {
      on: 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਹੈ। ਤੁਸੀਂ ਕਿਸੇ ਵੀ ਵੇਲੇ ਸਾਂਝਾ ਕਰਨਾ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ, ਅਸਰ ਤੁਰੰਤ ਹੁੰਦਾ ਹੈ।',
      off: 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਨਹੀਂ, ਇਸ ਲਈ ਐਡਮਿਨ ਇਸ ਨੂੰ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦੇ।',
    },
    never: {
      on: 'ਤੁਸੀਂ ਸਾਂਝਾ ਕਰਨਾ ਚੁਣਿਆ ਹੈ, ਪਰ ਹੁਣ ਵਾਲੀ ਸੈਟਿੰਗ ਵਿੱਚ ਇਸ ਦਾ ਅਸਰ ਨਹੀਂ: ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਹੋਰ ਕੋਈ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ।',
      off: 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਹੋਰ ਕੋਈ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ। ਤੁਹਾਡੀ ਚੋਣ ਦਾ ਅਸਰ ਉਦੋਂ ਹੋਵੇਗਾ ਜਦੋਂ ਸੈਟਿੰਗ ‘ਸਿਰਫ਼ ਸਹਿਮਤੀ ਨਾਲ’ ਹੋ ਜਾਵੇ।',
    },
  }),
  older: {
    on: (day: string) =>
      `ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਹੈ, ਇਸ ਲਈ ${day} ਤੱਕ ਜੋ ਸੇਵ ਹੋਇਆ, ਉਹ ਵੀ ਨਵੇਂ ਵਾਂਗ ਹੀ ਖੁੱਲ੍ਹਾ ਹੈ। ਤੁਸੀਂ ਕਿਸੇ ਵੀ ਵੇਲੇ ਸਾਂਝਾ ਕਰਨਾ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।`,
    off: (day: string) => `${day} ਤੱਕ ਜੋ ਸੇਵ ਹੋਇਆ, ਉਸ ’ਤੇ ਉਦੋਂ ਦੀ ਸਖ਼ਤ ਸੈਟਿੰਗ ਹਾਲੇ ਵੀ ਲਾਗੂ ਹੈ। ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰਨ ਨਾਲ ਉਹ ਖ਼ਤਮ ਹੋ ਜਾਂਦੀ ਹੈ।`,
  },
  unknown: {
    on: 'ਤੁਸੀਂ ਆਪਣਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰਨਾ ਚੁਣਿਆ ਹੈ।',
    off: 'ਤੁਸੀਂ ਆਪਣਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰਨਾ ਨਹੀਂ ਚੁਣਿਆ।',
  },
  olderClosed: 'ਤੁਹਾਡੇ ਕੁਝ ਪੁਰਾਣੇ ਰਿਕਾਰਡ ਹਾਲੇ ਬੰਦ ਹਨ। ਉਨ੍ਹਾਂ ਨੂੰ ਵੀ ਖੋਲ੍ਹਣ ਲਈ ਇੱਕ ਵਾਰ ਫਿਰ ਸਾਂਝਾ ਕਰੋ।',
  shareOlder: 'ਮੇਰੇ ਪੁਰਾਣੇ ਰਿਕਾਰਡ ਵੀ ਸਾਂਝੇ ਕਰੋ',
} as const;

export const accessLogMessages = {
  title: 'ਕਿਸ ਨੇ ਦੇਖਿਆ',
  intro: 'ਜਦੋਂ ਵੀ ਕੋਈ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹੇਗਾ, ਤੁਹਾਨੂੰ ਇੱਥੇ ਦਿਸੇਗਾ: ਨਾਂ, ਈਮੇਲ, ਅਤੇ ਉਹ ਕਦੋਂ ਤੋਂ ਐਡਮਿਨ ਹਨ।',
  none: 'ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਕਿਸੇ ਨੇ ਨਹੀਂ ਖੋਲ੍ਹਿਆ।',
  openedAt: (time: string) => `ਖੋਲ੍ਹਿਆ: ${time}`,
  adminSince: (time: string) => `ਐਡਮਿਨ: ${time} ਤੋਂ`,
  noReason: 'ਉਦੋਂ ਕਾਰਨ ਦੱਸਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ ਸੀ',
  goneAccount: 'ਮਿਟਾਇਆ ਗਿਆ ਖਾਤਾ',
  showMore: 'ਹੋਰ ਦਿਖਾਓ',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loadFailed: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} as const;

export const reasonMessages = {
  title: (name: string) => `${name} ਦਾ ਰਿਕਾਰਡ ਕਿਸ ਕੰਮ ਲਈ ਦੇਖਣਾ ਹੈ?`,
  /** What tells two people of one name apart. */
  who: (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · '),
  intro: `ਜਿਨ੍ਹਾਂ ਦਾ ਰਿਕਾਰਡ ਹੈ, ਉਹ ਇਹ ਕਾਰਨ ਅਤੇ ਤੁਹਾਡਾ ਨਾਂ ਪੜ੍ਹ ਸਕਦੇ ਹਨ। ਤੁਸੀਂ ਰਿਕਾਰਡ ${reasonMinutes} ਮਿੰਟ ਦੇਖ ਸਕਦੇ ਹੋ।`,
  password: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ',
  button: 'ਰਿਕਾਰਡ ਖੋਲ੍ਹੋ',
  openUntil: (time: string) => `ਤੁਸੀਂ ਇਹ ${time} ਤੱਕ ਦੇਖ ਸਕਦੇ ਹੋ।`,
  closedUntil: (day: string) => `${day} ਤੱਕ ਜੋ ਸੇਵ ਹੋਇਆ, ਉਹ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾਂਦਾ: ਉਸ ’ਤੇ ਉਦੋਂ ਦੀ ਸਖ਼ਤ ਸੈਟਿੰਗ ਲਾਗੂ ਹੈ।`,
} as const;
