import type { Feature } from '../feature.ts';
import { answerMyRecord } from './my-record.routes.ts';

export const myRecord = {
  calls: {
    myRecord: answerMyRecord,
  },
} satisfies Feature;
