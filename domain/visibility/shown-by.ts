import type { Shown } from './data-kinds.ts';

const ownAccount: readonly Shown[] = [
  ['identity', 'self'],
  ['email', 'self'],
  ['account', 'self'],
];
/** How one signs in. */
const ownFactors: readonly Shown[] = [['account', 'self']];
/** People who are invited are shown what the organisation has said of them. */
const ownInvitation: readonly Shown[] = [
  ['identity', 'self'],
  ['email', 'self'],
  ['work', 'self'],
];
const ownChoices: readonly Shown[] = [['choices', 'self']];
/** The date of birth is among them. */
const ownDetails: readonly Shown[] = [...ownAccount, ['work', 'self']];
const ownProfile: readonly Shown[] = [...ownAccount, ['work', 'self'], ['health_details', 'self'], ...ownChoices];
const ownNews: readonly Shown[] = [...ownChoices, ['looks', 'self']];
const ownScores: readonly Shown[] = [['scores', 'self']];
const ownMoods: readonly Shown[] = [['moods', 'self']];
const ownContext: readonly Shown[] = [['mood_context', 'self']];
const ownPlan: readonly Shown[] = [['safety_plan', 'self']];
const ownReminders: readonly Shown[] = [['reminders', 'self']];
/** People who ask for a call are told the counsellors' names. */
const ownCallBack: readonly Shown[] = [
  ['call_back', 'self'],
  ['identity', 'role'],
];
/** Whose record was opened is told by whom. */
const ownAccessLog: readonly Shown[] = [
  ['looks', 'self'],
  ['identity', 'role'],
  ['email', 'role'],
];
/** People who wait for a call are told which counsellors come and go. */
const ownNotices: readonly Shown[] = [
  ['choices', 'self'],
  ['identity', 'role'],
];
const ownRecord: readonly Shown[] = [
  ['answers', 'self'],
  ...ownAccessLog,
  ...ownCallBack,
  ['sharing', 'self'],
  ['choices', 'self'],
  ...ownProfile,
  ...ownScores,
  ...ownMoods,
  ...ownContext,
  ...ownPlan,
  ...ownReminders,
];
const ownReport: readonly Shown[] = [...ownScores, ...ownMoods, ...ownProfile];
const employeeList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
  ['work', 'list'],
];
const accountList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
  ['account', 'list'],
];
const adminList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
];
const detailsOfOne: readonly Shown[] = [...employeeList, ['account', 'list']];
const figures: readonly Shown[] = [['statistics', 'together']];
const requests: readonly Shown[] = [
  ['identity', 'asked'],
  ['call_back', 'asked'],
];

/** What calls tell about people. A call names its part. */
const shownParts = {
  nothing: [],
  ownAccount,
  ownFactors,
  ownInvitation,
  ownChoices,
  ownDetails,
  ownProfile,
  ownNews,
  ownScores,
  ownMoods,
  ownContext,
  ownPlan,
  ownReminders,
  ownCallBack,
  ownAccessLog,
  ownNotices,
  ownRecord,
  ownReport,
  employeeList,
  accountList,
  adminList,
  detailsOfOne,
  figures,
  requests,
  ownSharing: [['sharing', 'self']],
  // Someone who comes from the provider has an account, or is invited, or neither.
  ownAccountOrInvitation: [...ownAccount, ...ownInvitation],
  namedRecord: [
    ['identity', 'list'],
    ['scores', 'record'],
    ['moods', 'record'],
    ['sharing', 'refusal'],
  ],
  nameOrRefusal: [
    ['identity', 'list'],
    ['sharing', 'refusal'],
  ],
  accountStates: [['account', 'list']],
  auditList: [
    ['identity', 'list'],
    ['account', 'list'],
    ['looks', 'list'],
  ],
} as const satisfies Record<string, readonly Shown[]>;

export type ShownPart = keyof typeof shownParts;

export function shownBy({ shows }: { shows: ShownPart }): readonly Shown[] {
  return shownParts[shows];
}
