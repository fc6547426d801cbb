import { createHash } from 'node:crypto';
import { instruments } from '../../../domain/instruments/instrument.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import { answeredItems } from './answered-items.ts';
import { jsonParts } from './json-parts.ts';
import type { OwnAssessment, OwnRecord } from './my-record.queries.ts';

const loinc = 'http://loinc.org';
const translation = 'http://hl7.org/fhir/StructureDefinition/translation';
const surveyCategory = { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey' };

/** A bundle of HL7 FHIR R4, in parts: the person, for each questionnaire its answers and its total, and each mood. */
export function recordAsFhir(
  record: OwnRecord,
  { exportedAt, language }: { exportedAt: Date; language: Language },
): Iterable<string> {
  return jsonParts({
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: exportedAt.toISOString(),
    entry: entriesOf(record, messagesIn[language]),
  });
}

function* entriesOf({ profile, assessments, moods }: OwnRecord, messages: Messages): Generator<object> {
  const subject = { reference: urn('patient', profile.id) };
  yield entry(subject.reference, {
    resourceType: 'Patient',
    name: [{ text: profile.name }],
    ...(profile.date_of_birth !== null && { birthDate: profile.date_of_birth }),
  });
  for (const record of assessments) {
    const answers = urn('answers', profile.id, record.id);
    yield entry(answers, responseOf(record, subject));
    yield entry(urn('total', profile.id, record.id), observationOf(record, { subject, answers, messages }));
  }
  for (const mood of moods) yield entry(urn('mood', profile.id, mood.id), moodObservationOf(mood, subject, messages));
}

interface Subject {
  reference: string;
}

const entry = (fullUrl: string, resource: object) => ({ fullUrl, resource });

/** The same thing has the same address in every export (a UUID of version 8, RFC 9562). */
function urn(...parts: (string | number)[]): string {
  const bytes = createHash('sha256').update(parts.join('\0')).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
}

/** `display` is LOINC's own; what the person read in another language stands beside it. */
function saidIn(language: Language, label: string): object {
  if (language === firstLanguage) return {};
  const said = [
    { url: 'lang', valueCode: language },
    { url: 'content', valueString: label },
  ];
  return { _display: { extension: [{ url: translation, extension: said }] } };
}

/** With an item left out it is another questionnaire, so that it does not name the published one. */
function responseOf(record: OwnAssessment, subject: Subject): object {
  const { type, created_at, partial, language } = record;
  return {
    resourceType: 'QuestionnaireResponse',
    language,
    ...(!partial && { questionnaire: `${loinc}/q/${instruments[type].loinc.panel}` }),
    status: 'completed',
    subject,
    authored: created_at.toISOString(),
    author: subject,
    source: subject,
    item: answeredItems(record).map(({ item, answer, question, label }) => ({
      linkId: `/${item.loinc}`,
      text: question,
      answer: [
        { valueCoding: { system: loinc, code: answer.loinc, display: answer.label, ...saidIn(language, label) } },
      ],
    })),
  };
}

/**
 * A partial record is a plain sum of another questionnaire: without the code of the published total, an interpretation
 * and a range, and with a note that says so.
 */
function observationOf(
  record: OwnAssessment,
  { subject, answers, messages }: { subject: Subject; answers: string; messages: Messages },
): object {
  const { instrumentMessages, levelNames } = messages.instruments;
  const { myRecordMessages } = messages.myRecord;
  const { type, created_at, total_score, partial } = record;
  const instrument = instruments[type];
  const [low, high] = instrument.range.map(points);
  const asked = answeredItems(record).length;
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [{ coding: [surveyCategory] }],
    code: {
      ...(!partial && {
        coding: [{ system: loinc, code: instrument.loinc.total, display: instrument.loinc.totalName }],
      }),
      text: type,
    },
    subject,
    effectiveDateTime: created_at.toISOString(),
    performer: [subject],
    valueQuantity: points(total_score),
    ...(!partial && { interpretation: [{ text: levelNames[severityOf(type, total_score, partial)] }] }),
    note: [
      { text: instrumentMessages.notADiagnosis },
      ...(partial ? [{ text: myRecordMessages.partial(asked, instrument.items.length) }] : []),
    ],
    ...(!partial && { referenceRange: [{ low, high, text: instrument.bandsSource }] }),
    derivedFrom: [{ reference: answers }],
  };
}

/** LOINC has no code for one of five faces: words stand in its place. */
function moodObservationOf(
  { created_at, mood, tags, note }: OwnRecord['moods'][number],
  subject: Subject,
  messages: Messages,
): object {
  const named = tags.map(messages.moodTags.moodTagName);
  const notes = [...(named.length > 0 ? [messages.moodTags.moodTagMessages.tagged(named)] : []), note].filter(Boolean);
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [{ coding: [surveyCategory] }],
    code: { text: messages.myRecord.myRecordMessages.sections.mood },
    subject,
    effectiveDateTime: created_at.toISOString(),
    performer: [subject],
    valueCodeableConcept: { text: messages.moods.moodNames[mood] },
    ...(notes.length > 0 && { note: notes.map((text) => ({ text })) }),
  };
}

/** Points of a score, in UCUM. */
function points(value: number) {
  return { value, unit: '{score}', system: 'http://unitsofmeasure.org', code: '{score}' };
}
