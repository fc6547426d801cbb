import type { QuestionWithState } from '../../../domain/contract/questions.ts';
import { careFromOf } from '../../../domain/instruments/care.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import { AppError } from '../../core/app-error.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { findQuestions, flipQuestion } from './questions.queries.ts';
import type { StoredQuestion } from './questions.queries.ts';

/** The ids that the migrations give. Anything else, a NUL among it, never reaches the database. */
const questionId = /^[a-z0-9-]{1,40}$/;

export function answerQuestions(services: Services): HandlersOf<'questions'> {
  const { db, log } = services;
  return {
    activeQuestions: async () => {
      const questions = await findQuestions(db);
      return questions.filter(({ is_active }) => is_active).map(withText);
    },

    allQuestions: async () => (await findQuestions(db)).map(withText),

    toggleQuestion: async ({ params: { id }, caller }) => {
      if (!questionId.test(id)) throw new AppError('not_found');
      const question = await db.transaction().execute(async (transaction) => {
        const flipped = await flipQuestion(transaction, id, services.now());
        if (!flipped) throw new AppError('not_found');
        const { type, item, is_active: isOn } = flipped;
        await insertAuditEvent(transaction, {
          actorId: caller.id,
          action: isOn ? 'question_switched_on' : 'question_switched_off',
          detail: { type, item: String(item) },
          now: services.now(),
        });
        return flipped;
      });
      log.info({ event: 'question_toggled', user: caller.id, question: id, active: question.is_active });
      return withText(question);
    },
  };
}

function withText({ id, type, item, is_active }: StoredQuestion): QuestionWithState {
  const published = instruments[type].items.find(({ n }) => n === item);
  if (!published) throw new Error(`${type} has no item ${item}`);
  return { id, type, text: published.text, care_from: careFromOf(id), is_active };
}
