import { safetyPlanSections } from '../../../domain/contract/safety-plan.ts';
import { fileHeadings } from '../../../domain/file-headings.ts';
import { instruments } from '../../../domain/instruments/instrument.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import { moodOf } from '../../../domain/moods.ts';
import { csvParts } from '../../http/csv.ts';
import type { CsvCell } from '../../http/csv.ts';
import { answeredItems } from './answered-items.ts';
import type { OwnAssessment, OwnRecord } from './my-record.queries.ts';

type Row = readonly CsvCell[];

/** The whole record as one table, in parts; dates are instants in UTC. Formulas are defused. */
export function recordAsCsv(record: OwnRecord, language: Language): AsyncIterable<string> {
  const messages = messagesIn[language];
  return csvParts(fileHeadings.ownRecord, batchesOf(record, messages));
}

function* batchesOf(
  { profile, assessments, moods, moodTags, safetyPlan, reminders, ...rest }: OwnRecord,
  messages: Messages,
): Generator<Row[]> {
  const { myRecordMessages } = messages.myRecord;
  const { sections, by, shares } = myRecordMessages;
  const { fieldLabel } = messages.fields;
  const { accessLogMessages, policyMessages } = messages.visibility;
  const { created_at, id: _id, ...fields } = profile;
  const line = (section: string, at: Date | string | null, what: string, value: CsvCell, note = ''): Row => [
    section,
    at instanceof Date ? at.toISOString() : at,
    what,
    value,
    note,
  ];
  yield Object.entries(fields).map(([name, value]) => line(sections.profile, created_at, fieldLabel(name), value));
  for (const assessment of assessments) yield assessmentLines(assessment, messages);
  for (const mood of moods) yield moodLines(mood, messages);
  yield [line(sections.moodTags, null, myRecordMessages.tags, tagsInWords(moodTags, messages))];
  if (safetyPlan.updated_at !== null)
    yield safetyPlanSections.map((name) =>
      line(sections.safetyPlan, safetyPlan.updated_at, fieldLabel(name), safetyPlan[name]),
    );
  yield Object.entries(reminders).map(([name, value]) =>
    line(sections.reminders, null, fieldLabel(name), value === null ? null : String(value)),
  );
  yield rest.sessions.map((session) =>
    line(
      sections.sessions,
      session.created_at,
      myRecordMessages.lastUsed,
      session.last_used_at.toISOString(),
      messages.sessions.sessionMessages.device(session.browser, session.system),
    ),
  );
  yield rest.browsers.map((browser) =>
    line(
      sections.browsers,
      browser.known_since,
      myRecordMessages.lastSignedIn,
      browser.last_signed_in_at.toISOString(),
    ),
  );
  yield rest.passkeys.map((passkey) =>
    line(
      fieldLabel('credential'),
      passkey.created_at,
      myRecordMessages.lastUsed,
      passkey.last_used_at?.toISOString() ?? null,
      passkey.name,
    ),
  );
  const wordsBy = { self: by.self, admin: by.other };
  yield rest.events.map(({ at, action, by: actor }) => line(sections.events, at, action, actor && wordsBy[actor]));
  yield rest.looks.flatMap(({ at, admin, policy, reason }) => [
    line(sections.looks, at, admin?.name ?? accessLogMessages.goneAccount, policyMessages.names[policy], reason ?? ''),
    ...(admin ? [line(sections.looks, at, fieldLabel('email'), admin.email, sinceWhen(admin.since, messages))] : []),
  ]);
  yield [line(sections.sharing, rest.sharesSince, rest.sharesSince ? shares.yes : shares.no, null)];
  for (const request of rest.callBacks) yield callBackLines(request, messages);
  yield rest.consents.map(({ at, notice, agrees, text }) =>
    line(
      sections.consents,
      at,
      myRecordMessages.notice(notice),
      agrees ? shares.agreed : shares.declined,
      text.join(' '),
    ),
  );
  yield Object.entries(rest.accessNotices).map(([name, value]) =>
    line(sections.accessNotices, null, fieldLabel(name), String(value)),
  );
}

/** An instant, as all times in the file. */
function sinceWhen(since: string | null, { visibility }: Messages): string {
  return since === null ? '' : visibility.accessLogMessages.adminSince(since);
}

/** The mood, and in lines of their own what was added to it. */
function moodLines({ created_at, mood, tags, note }: OwnRecord['moods'][number], messages: Messages): Row[] {
  const { sections, tags: tagsWord, privateNote } = messages.myRecord.myRecordMessages;
  const at = created_at.toISOString();
  return [
    [sections.mood, at, messages.moods.moodNames[mood], moodOf(mood).emoji, ''],
    ...(tags.length > 0 ? [[sections.mood, at, tagsWord, tagsInWords(tags, messages), ''] as const] : []),
    ...(note === '' ? [] : [[sections.mood, at, privateNote, note, ''] as const]),
  ];
}

function tagsInWords(tags: readonly string[], { moodTags }: Messages): string {
  return tags.map(moodTags.moodTagName).join('; ');
}

/** Its times, and of what was passed on what has not served yet. */
function callBackLines(request: OwnRecord['callBacks'][number], { myRecord, fields }: Messages): Row[] {
  const { sections, callBack } = myRecord.myRecordMessages;
  const { requested_at, taken_at, withdrawn_at, outcome, outcome_at, counsellors, ...content } = request;
  const at = requested_at.toISOString();
  const times = [
    [requested_at, callBack.requested],
    [taken_at, callBack.taken],
    [withdrawn_at, callBack.withdrawn],
    [outcome_at, outcome ? callBack.outcomes[outcome] : ''],
  ] as const;
  return [
    ...times.flatMap(([time, what]): Row[] => (time ? [[sections.callBacks, time.toISOString(), what, null, '']] : [])),
    ...Object.entries(content).flatMap(([name, value]): Row[] =>
      value === null ? [] : [[sections.callBacks, at, fields.fieldLabel(name), value, '']],
    ),
    ...counsellors.map((name): Row => [sections.callBacks, at, callBack.named, name, '']),
  ];
}

function assessmentLines(
  record: OwnAssessment,
  { myRecord: { myRecordMessages }, instruments: { levelNames, languageNames } }: Messages,
): Row[] {
  const { type, created_at, total_score, partial, language } = record;
  const at = created_at.toISOString();
  const answered = answeredItems(record);
  const note = partial
    ? myRecordMessages.partial(answered.length, instruments[type].items.length)
    : levelNames[severityOf(type, total_score, partial)];
  return [
    [type, at, myRecordMessages.score, total_score, note],
    [type, at, myRecordMessages.language, languageNames[language], ''],
    ...answered.map(({ answer, question, label }): Row => [type, at, question, answer.value, label]),
  ];
}
