import type { Feature } from '../feature.ts';
import { answerNotices } from './notices.routes.ts';

export const notices = {
  calls: {
    notices: answerNotices,
  },
} satisfies Feature;
