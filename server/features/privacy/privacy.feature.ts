import { deleteEndedReasons } from '../visibility/access.queries.ts';
import { tellingOfLooks, writeLooked } from './access-notices/look-mailer.ts';
import { followingComing } from './record-policy/coming-policy.ts';
import type { Feature } from '../feature.ts';

export const privacy = {
  jobs: [followingComing, tellingOfLooks],
  mails: { looked: writeLooked },
  erase: ({ db, now }) => deleteEndedReasons(db, now()),
} satisfies Feature;
