import type { Shown } from './data-kinds.ts';

/** What calls tell, in the parts that several of them share. */

export const none: readonly Shown[] = [];
export const ownAccount: readonly Shown[] = [
  ['identity', 'self'],
  ['email', 'self'],
  ['account', 'self'],
];
/** How one signs in. */
export const ownFactors: readonly Shown[] = [['account', 'self']];
/** Who is invited is shown what the organisation has said of them. */
export const ownInvitation: readonly Shown[] = [
  ['identity', 'self'],
  ['email', 'self'],
  ['work', 'self'],
];
export const ownChoices: readonly Shown[] = [['choices', 'self']];
/** The date of birth is among them. */
export const ownDetails: readonly Shown[] = [...ownAccount, ['work', 'self']];
export const ownProfile: readonly Shown[] = [
  ...ownAccount,
  ['work', 'self'],
  ['health_details', 'self'],
  ...ownChoices,
];
export const ownNews: readonly Shown[] = [...ownChoices, ['looks', 'self']];
export const ownScores: readonly Shown[] = [['scores', 'self']];
export const ownMoods: readonly Shown[] = [['moods', 'self']];
export const ownContext: readonly Shown[] = [['mood_context', 'self']];
export const ownPlan: readonly Shown[] = [['safety_plan', 'self']];
export const ownReminders: readonly Shown[] = [['reminders', 'self']];
/** Who asks for a call is told the counsellors' names. */
export const ownCallBack: readonly Shown[] = [
  ['call_back', 'self'],
  ['identity', 'role'],
];
/** Whose record was opened is told by whom. */
export const ownAccessLog: readonly Shown[] = [
  ['looks', 'self'],
  ['identity', 'role'],
  ['email', 'role'],
];
/** Who waits for a call is told which counsellors come and go. */
export const ownNotices: readonly Shown[] = [
  ['choices', 'self'],
  ['identity', 'role'],
];
export const ownRecord: readonly Shown[] = [
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
export const ownReport: readonly Shown[] = [...ownScores, ...ownMoods, ...ownProfile];
export const employeeList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
  ['work', 'list'],
];
export const accountList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
  ['account', 'list'],
];
export const adminList: readonly Shown[] = [
  ['identity', 'list'],
  ['email', 'list'],
];
export const detailsOfOne: readonly Shown[] = [...employeeList, ['account', 'list']];
export const figures: readonly Shown[] = [['statistics', 'together']];
export const requests: readonly Shown[] = [
  ['identity', 'asked'],
  ['call_back', 'asked'],
];
