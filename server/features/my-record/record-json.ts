import { instruments } from '../../../domain/instruments/instrument.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import { moodOf } from '../../../domain/moods.ts';
import { answeredItems } from './answered-items.ts';
import { jsonParts } from './json-parts.ts';
import type { OwnAssessment, OwnRecord } from './my-record.queries.ts';

/** The whole record as a text that people and programs can read, in parts. */
export function recordAsJson(
  record: OwnRecord,
  { exportedAt, language }: { exportedAt: Date; language: Language },
): Iterable<string> {
  const messages = messagesIn[language];
  const { profile, assessments, moods, moodTags, safetyPlan, reminders, sessions, browsers, ...rest } = record;
  const { passkeys, events, looks, sharesSince, callBacks, consents, accessNotices } = rest;
  return jsonParts({
    exported_at: exportedAt,
    note: messages.myRecord.myRecordMessages.notADiagnosis,
    profile,
    assessments: assessments.values().map((one) => assessmentOf(one, messages)),
    moods: moods.values().map(({ id, created_at, mood, tags, note }) => {
      const { emoji, label } = moodOf(mood);
      return { id: String(id), created_at, mood: emoji, label, tags: tags.map(messages.moodTags.moodTagName), note };
    }),
    mood_tags: moodTags.map(messages.moodTags.moodTagName),
    safety_plan: safetyPlan.updated_at === null ? null : safetyPlan,
    reminders,
    sessions,
    known_browsers: browsers,
    passkeys,
    events,
    who_has_looked: looks.map(({ at, admin, policy, reason }) => ({
      at,
      admin: admin?.name ?? null,
      admin_email: admin?.email ?? null,
      admin_since: admin?.since ?? null,
      policy,
      reason,
    })),
    sharing: { shares: sharesSince !== null, since: sharesSince },
    call_backs: callBacks,
    consents: consents.map(({ text, ...said }) => ({ ...said, notice_text: text })),
    look_notices: accessNotices,
  });
}

function assessmentOf(record: OwnAssessment, { myRecord: { myRecordMessages } }: Messages) {
  const { id, type, created_at, total_score, partial, language } = record;
  const answered = answeredItems(record);
  return {
    id: String(id),
    type,
    created_at,
    total_score,
    severity: severityOf(type, total_score, partial),
    partial,
    language,
    ...(partial && { note: myRecordMessages.partial(answered.length, instruments[type].items.length) }),
    answers: answered.map(({ item, answer, question, label }) => ({
      item: item.n,
      question,
      answer: label,
      value: answer.value,
    })),
  };
}
