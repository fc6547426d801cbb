/** What people are told once, until they dismiss it. */
export const noticeKinds = ['policy_loosened', 'counsellor_joined', 'counsellor_left', 'counsellor_lost'] as const;

export type NoticeKind = (typeof noticeKinds)[number];
