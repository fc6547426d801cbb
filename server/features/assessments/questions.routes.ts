import type { QuestionWithState } from '../../../domain/contract/questions.ts';
import { careFromOf } from '../../../domain/instruments/care.ts';
import { wordsIn } from '../../../domain/instruments/wordings/wordings.ts';
import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { AppError } from '../../core/app-error.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { findQuestions, flipQuestion } from './questions.queries.ts';
import type { StoredQuestion } from './questions.queries.ts';
import { openLanguages, turnOff, turnOn, wordingStates } from './wordings.service.ts';

/** The ids that the migrations give. Anything else, a NUL among it, never reaches the database. */
const questionId = /^[a-z0-9-]{1,40}$/;

export function answerQuestions(services: Services): HandlersOf<'questions'> {
  const { db, log } = services;

  async function readQuestions({ language }: { language?: Language | undefined }): Promise<QuestionWithState[]> {
    const [questions, languagesOf] = [await findQuestions(db), await openLanguages(db)];
    return questions.map((question) => withText(question, languagesOf(question.type), language));
  }

  return {
    activeQuestions: async ({ query }) => (await readQuestions(query)).filter(({ is_active }) => is_active),

    allQuestions: ({ query }) => readQuestions(query),

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
      return withText(question, (await openLanguages(db))(question.type));
    },

    wordings: () => wordingStates(db),
    turnOnWording: ({ params: { id }, body, caller }) => turnOn(services, { actorId: caller.id, id }, body),
    turnOffWording: ({ params: { id }, caller }) => turnOff(services, { actorId: caller.id, id }),
  };
}

/** In the language that is wanted, where its form is on. */
function withText(
  { id, type, item, is_active }: StoredQuestion,
  languages: Language[],
  wanted: Language = firstLanguage,
): QuestionWithState {
  const { language, items } = wordsIn(type, languages.includes(wanted) ? wanted : firstLanguage);
  const text = items[item - 1];
  if (text === undefined) throw new Error(`${type} has no item ${item}`);
  return { id, type, text, care_from: careFromOf(id), language, languages, is_active };
}
