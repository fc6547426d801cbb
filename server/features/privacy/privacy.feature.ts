import { answerAccessNotices } from './access-notices/access-notices.routes.ts';
import { answerPrivacyNotice } from './privacy-notice/privacy-notice.routes.ts';
import { answerRecordPolicy, answerVisibility } from './record-policy/record-policy.routes.ts';
import { deleteEndedReasons } from '../visibility/access.queries.ts';
import { accessMailing, writeAccessMail } from './access-notices/access-mailer.ts';
import { bringBackMailed } from './access-notices/access-notices.queries.ts';
import { followingComing } from './record-policy/coming-policy.ts';
import type { Feature } from '../feature.ts';

export const privacy = {
  calls: {
    accessNotices: answerAccessNotices,
    privacyNotice: answerPrivacyNotice,
    recordPolicy: answerRecordPolicy,
    visibility: answerVisibility,
  },
  jobs: [followingComing, accessMailing],
  mails: { looked: writeAccessMail },
  removeEnded: [bringBackMailed],
  erase: ({ db, now }) => deleteEndedReasons(db, now()),
} satisfies Feature;
