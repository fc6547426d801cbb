import { beforeAll, expect, test } from 'vitest';
import { wordsIn } from '../../../domain/instruments/wordings/wordings.ts';
import { fhirFaults } from '../../test/fhir.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { activeIds, submissionOf } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';

const { items, answers } = wordsIn('GAD-7', 'hi');

const server = serverForAll({ now: new Date('2026-11-25T06:00:00Z') });
let person: SignedInPerson;
beforeAll(async () => {
  person = await registerPerson(server);
  const { token } = await signedInAdmin(server);
  const body = { compared_by: 'Asha Rani', compared_on: '2026-11-24' };
  expect((await server.request('PUT', '/api/questions/wordings/gad7-hi', { token, body })).status).toBe(200);
  const answered = { ...submissionOf('GAD-7', await activeIds(server, token, 'GAD-7')), language: 'hi' };
  expect((await server.request('POST', '/api/assessment', { token: person.token, body: answered })).status).toBe(201);
});

const download = (path: string) => server.request('GET', `/api/my-record.${path}`, { token: person.token });

test('a form that was answered in Hindi is exported in the words that the person read', async () => {
  const [record] = (await download('json')).body.assessments;
  expect(record).toMatchObject({ language: 'hi', severity: 'Mild' });
  expect(record.answers[0]).toEqual({ item: 1, question: items[0], answer: answers[1], value: 1 });
});

test('and the table names its language', async () => {
  const { text } = await download('csv');
  expect(text).toContain('Language of the questionnaire,Hindi');
  expect(text).toContain(`"${items[0]}"`);
});

test('the FHIR bundle says the language, the words that were read, and LOINC’s own beside them', async () => {
  const bundle = JSON.parse((await download('fhir.json')).text);
  expect(fhirFaults(bundle)).toEqual([]);
  const { resource } = bundle.entry[1];
  expect(resource).toMatchObject({ resourceType: 'QuestionnaireResponse', language: 'hi' });
  expect(resource.item[0]).toEqual({
    linkId: '/69725-0',
    text: items[0],
    answer: [
      {
        valueCoding: {
          system: 'http://loinc.org',
          code: 'LA6569-3',
          display: 'Several days',
          _display: {
            extension: [
              {
                url: 'http://hl7.org/fhir/StructureDefinition/translation',
                extension: [
                  { url: 'lang', valueCode: 'hi' },
                  { url: 'content', valueString: answers[1] },
                ],
              },
            ],
          },
        },
      },
    ],
  });
});
