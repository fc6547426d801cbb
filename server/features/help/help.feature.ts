import { answerCallBacks, answerCounsellorHours } from './call-backs/call-backs.routes.ts';
import { answerHelpLines } from './help-lines/help-lines.routes.ts';
import { answerSafetyPlan } from './safety-plan/safety-plan.routes.ts';
import { eraseServedCallBacks } from './call-backs/call-backs.queries.ts';
import { bringBackTold } from './call-backs/overdue.queries.ts';
import { writeCallAsked } from './call-backs/tell-asked.ts';
import { tellingOverdue, writeOverdue, writeOverdueElsewhere } from './call-backs/tell-overdue.ts';
import type { Feature } from '../feature.ts';

/** What was passed on for a call back has served a week after it was taken up. */
const callBackContentMs = 7 * 86_400_000;

export const help = {
  calls: {
    callBacks: answerCallBacks,
    counsellorHours: answerCounsellorHours,
    helpLines: answerHelpLines,
    safetyPlan: answerSafetyPlan,
  },
  jobs: [tellingOverdue],
  mails: { call_asked: writeCallAsked, overdue: writeOverdue, overdue_elsewhere: writeOverdueElsewhere },
  removeEnded: [bringBackTold],
  erase: ({ db, now }) => eraseServedCallBacks(db, new Date(now().getTime() - callBackContentMs)),
} satisfies Feature;
