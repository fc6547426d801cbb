/** What people are told once, until they dismiss it. */
export const noticeKinds = [
  'policy_loosened',
  'policy_announced',
  'policy_called_off',
  'counsellor_joined',
  'counsellor_left',
  'counsellor_lost',
  'details_corrected',
  'email_asked',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** Those about a counsellor, who is named in them. */
export type CounsellorNotice = Extract<NoticeKind, `counsellor_${string}`>;
