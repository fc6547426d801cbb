/** What a notice leads to: the page on who sees what, where one can say no, one's own details, or one's request for a call. */
export type NoticeTopic = 'visibility' | 'choice' | 'details' | 'request';

/** What people are told once, until they dismiss it. */
export const noticeTopics = {
  policy_loosened: 'choice',
  policy_tightened: 'visibility',
  policy_announced: 'choice',
  policy_called_off: 'visibility',
  counsellor_joined: 'request',
  counsellor_left: 'request',
  counsellor_lost: 'request',
  details_corrected: 'details',
  email_asked: 'details',
} as const satisfies Record<string, NoticeTopic>;

export type NoticeKind = keyof typeof noticeTopics;

/** They ask for nothing: anything else goes before them. */
export const goodNews: readonly NoticeKind[] = ['policy_tightened', 'policy_called_off'];

export const noticeKinds = Object.keys(noticeTopics) as NoticeKind[];

/** Those about a counsellor, who is named in them. */
export type CounsellorNotice = Extract<NoticeKind, `counsellor_${string}`>;
