import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instruments } from '../../../domain/instruments/instrument.ts';
import type { TestAnswer } from '../../test/calls-to.ts';
import { fhirFaults } from '../../test/fhir.ts';
import { startWithFullRecord } from '../../test/full-record.ts';
import type { FullRecord } from '../../test/full-record.ts';

let record: FullRecord;
beforeAll(async () => {
  record = await startWithFullRecord();
});
afterAll(() => record.server.close());

async function download(): Promise<string> {
  const { server, person } = record;
  return (await server.request('GET', '/api/my-record.fhir.json', { token: person.token })).text;
}

describe('the FHIR bundle', () => {
  let bundle: TestAnswer['body'];
  beforeAll(async () => {
    bundle = JSON.parse(await download());
  });
  const resources = (type: string): TestAnswer['body'][] =>
    bundle.entry
      .map(({ resource }: { resource: unknown }) => resource)
      .filter((resource: { resourceType: string }) => resource.resourceType === type);

  const totals = () => resources('Observation').filter(({ valueQuantity }) => valueQuantity);

  test('keeps the definitions of R4', () => {
    expect(fhirFaults(bundle)).toEqual([]);
  });

  const spoilings: [string, (entries: TestAnswer['body'][]) => void][] = [
    ['a status that is not in the list', ([, response]) => (response.resource.status = 'finished')],
    ['a key that there is not', ([, response]) => (response.resource.answers = [])],
    ['an answer of another type', ([, response]) => (response.resource.item[0].answer[0].valueCoding.code = 1)],
    ['an observation without a code', ([, , observation]) => delete observation.resource.code],
    ['a time that is none', ([, , observation]) => (observation.resource.effectiveDateTime = 'yesterday')],
    ['a value as text', ([, , observation]) => (observation.resource.valueQuantity.value = '9')],
    ['an unknown resource', ([patient]) => (patient.resource.resourceType = 'Employee')],
  ];

  test.each(spoilings)('would be found out by %s', (_name, spoil) => {
    const spoiled = structuredClone(bundle);
    spoil(spoiled.entry);
    expect(fhirFaults(spoiled)).not.toEqual([]);
  });

  // What the schema cannot say: the cardinalities of primitive values (R4, 2.6.1, 9.10.1, 10.1.1).
  test('has what R4 asks for beyond its schema', () => {
    expect(bundle.type).toBe('collection');
    const addresses = bundle.entry.map(({ fullUrl }: { fullUrl: string }) => fullUrl);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses)
      expect(address).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    for (const [, reference] of JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g))
      expect(addresses).toContain(reference);
    for (const { status, item } of resources('QuestionnaireResponse')) {
      expect(status).toBe('completed');
      for (const { linkId, answer } of item)
        expect([linkId, answer.length]).toEqual([expect.stringMatching(/^\/\d+-\d$/), 1]);
    }
    for (const { status, code, valueQuantity } of totals())
      expect([status, code.text.length > 0, typeof valueQuantity.value]).toEqual(['final', true, 'number']);
  });

  test('names panels, items, answers and totals by LOINC', () => {
    const [gad, phq] = resources('QuestionnaireResponse');
    expect([gad.questionnaire, phq.questionnaire]).toEqual([
      'http://loinc.org/q/69737-5',
      'http://loinc.org/q/44249-1',
    ]);
    expect(phq.item.map(({ linkId }: { linkId: string }) => linkId.slice(1))).toEqual(
      '44250-9 44255-8 44259-0 44254-1 44251-7 44258-2 44252-5 44253-3 44260-8'.split(' '),
    );
    expect(gad.item.map(({ linkId }: { linkId: string }) => linkId.slice(1))).toEqual(
      instruments['GAD-7'].items.map(({ loinc }) => loinc),
    );
    expect(
      gad.item.slice(0, 4).map(({ answer }: { answer: { valueCoding: unknown }[] }) => answer[0]?.valueCoding),
    ).toEqual([
      { system: 'http://loinc.org', code: 'LA6568-5', display: 'Not at all' },
      { system: 'http://loinc.org', code: 'LA6569-3', display: 'Several days' },
      { system: 'http://loinc.org', code: 'LA6570-1', display: 'More than half the days' },
      { system: 'http://loinc.org', code: 'LA6571-9', display: 'Nearly every day' },
    ]);
    const sums = totals().map(({ code, valueQuantity }) => [code.coding?.[0].code, valueQuantity.value]);
    expect(sums).toEqual([
      ['70274-6', 9],
      ['44261-6', 13],
      [undefined, 8],
    ]);
  });

  test('interprets whole questionnaires only', () => {
    const observations = totals();
    expect(observations.map(({ interpretation }) => interpretation?.[0].text)).toEqual(['Mild', 'Moderate', undefined]);
    const partial = observations[2];
    expect(partial).not.toHaveProperty('referenceRange');
    expect(partial.note.at(-1).text).toContain('8 of 9 questions');
    expect(resources('QuestionnaireResponse')[2]).not.toHaveProperty('questionnaire');
  });

  test('has each mood in words', () => {
    const moods = resources('Observation').filter(({ valueQuantity }) => !valueQuantity);
    expect(moods).toEqual([
      {
        resourceType: 'Observation',
        status: 'final',
        category: expect.any(Array),
        code: { text: 'Mood' },
        subject: { reference: bundle.entry[0].fullUrl },
        effectiveDateTime: '2026-11-20T08:00:00.000Z',
        performer: [{ reference: bundle.entry[0].fullUrl }],
        valueCodeableConcept: { text: 'Calm' },
        note: [{ text: 'Tags: Work, Garden' }, { text: '=1+1 with "tea"' }],
      },
    ]);
  });

  test('gives the same thing the same address each time', async () => {
    const again = JSON.parse(await download());
    expect(again).toEqual(bundle);
  });
});
