import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../../contract/all-endpoints.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { recordPolicies } from '../../visibility/record-policy.ts';
import { dataKinds } from '../../visibility/data-kinds.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { callName } from '../../contract/endpoint.ts';
import { shownBy } from '../../visibility/shown-by.ts';
import { whoCanSee } from '../../visibility/who-can-see.ts';
import { audienceMessages } from './audience.ts';
import { kindNames } from './data-kinds.ts';
import { fileHeadings } from '../../file-headings.ts';
import { audienceHeadline, longestHeadline, registrationAudience } from '../registration-audience.ts';

/** They tell nothing about the person: an id, the caller, what the caller has just written (in a file, too), the reach of the policy. */
const ofAnImport = [
  'counts', 'lines', 'new', 'changed', 'same', 'gone', 'gone_registered', 'additions', 'plan', 'before', 'after',
  'faults', 'line', 'column', 'heading', 'code', 'value', 'nearest', 'first_line', 'kind', 'within',
]; // oxfmt-ignore
const aboutNobody = ['id', 'self', 'reason', 'expires_at', 'closed_until', 'person', ...ofAnImport];

type Shape = z.core.JSONSchema.BaseSchema | boolean | undefined;

/** The names in a reply, of lists and of what is within them too. */
function namesIn(shape: Shape): string[] {
  if (typeof shape !== 'object') return [];
  const within = [shape.items, ...(shape.anyOf ?? [])].flat().flatMap(namesIn);
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    const isList = typeof inner === 'object' && inner.type === 'array';
    return [...(isList ? [] : [name]), ...namesIn(inner)];
  });
  return [...new Set([...own, ...within])];
}

function fieldsOf(reply: Endpoint['reply']): string[] {
  const names = reply === 'file' ? [] : namesIn(z.toJSONSchema(reply, { reused: 'inline' }));
  return names.filter((name) => !aboutNobody.includes(name));
}

/** What admins are sent about people by name. */
const named = allEndpoints
  .filter(({ access }) => access === 'admin')
  .map((endpoint) => ({
    name: callName(endpoint),
    reply: endpoint.reply,
    kinds: shownBy(endpoint).filter(([, scope]) => scope === 'list' || scope === 'record'),
  }))
  .filter(({ kinds }) => kinds.length > 0);

const sent = named.map(({ name, reply, kinds }) => ({
  name,
  kinds: kinds.map(([kind]) => kind),
  fields: fieldsOf(reply),
}));

const sentencesUnder = (policy: (typeof recordPolicies)[number]) =>
  registrationAudience({ ...audienceMessages, kindNames }, whoCanSee(allEndpoints, policy), 5).map(({ text }) => text);

test('trust 10: the fields are read from the replies', () => {
  const fields = new Map(sent.map(({ name, fields: found }) => [name, found]));
  expect(fields.get('GET /api/admin/employees')).toEqual([
    'name',
    'email',
    'date_of_birth',
    'age',
    'theme',
    'designation',
    'state',
    'city',
  ]);
  expect(fields.get('GET /api/admin/employee-details/:id')).toEqual([
    'name',
    'date',
    'type',
    'score',
    'severity',
    'mood',
  ]);
});

/** The words that stand in them for what an admin is sent, by its name on the wire. */
const fieldWords: Partial<Record<DataKind, Readonly<Record<string, string>>>> = {
  identity: { name: 'name' },
  email: { email: 'email' },
  work: {
    date_of_birth: 'date of birth',
    age: 'age',
    theme: 'theme',
    designation: 'designation',
    state: 'state',
    city: 'city',
  },
  scores: { date: 'date', type: 'test', score: 'scores', severity: 'level' },
  moods: { date: 'date', mood: 'moods' },
  account: {
    registered: 'account',
    role: 'role',
    disabled: 'disabled',
    second_factor: 'second step',
    left_on: 'left',
    has_left: 'left',
    email_change: 'what was done',
    by_admin: 'what was done',
    refused: 'what was done',
    action: 'what was done',
    detail: 'what was done',
    asked_by: 'what was done',
    by: 'what was done',
    about_you: 'what was done',
    at: 'when',
    asked_at: 'when',
    due_at: 'when',
    objected_at: 'when',
  },
  looks: { action: 'opened', actor: 'who', at: 'when' },
};

test.each(sent)('trust 10: each field of $name has its word', ({ kinds, fields }) => {
  const unnamed = fields.filter((field) => !kinds.some((kind) => fieldWords[kind]?.[field]));
  expect(unnamed).toEqual([]);
});

test('trust 10: no word stands for a field that no admin is sent', () => {
  for (const [kind, words] of Object.entries(fieldWords)) {
    const fields = sent.filter(({ kinds }) => kinds.some((one) => one === kind)).flatMap((call) => call.fields);
    expect(
      Object.keys(words).filter((field) => !fields.includes(field)),
      kind,
    ).toEqual([]);
  }
  const told = new Set(sent.flatMap(({ kinds }) => kinds));
  expect(dataKinds.filter((kind) => told.has(kind))).toEqual(dataKinds.filter((kind) => kind in fieldWords));
});

test.each(recordPolicies)(
  'trust 10: the sentences under %s name every field that the policy lets an admin see',
  (policy) => {
    const text = sentencesUnder(policy).join(' ');
    for (const { kind, admins } of whoCanSee(allEndpoints, policy)) {
      const isLeftOut = kind === 'call_back' || kind === 'statistics';
      expect(text.split(kindNames[kind]).length - 1, `${kind}, ${admins}`).toBe(isLeftOut ? 0 : 1);
      for (const word of Object.values(fieldWords[kind] ?? {}))
        expect(kindNames[kind]).toMatch(new RegExp(`\\b${word}\\b`));
    }
  },
);

test('trust 10: the spreadsheet of employees has no column without its word', () => {
  const words = { ...fieldWords.identity, ...fieldWords.email, ...fieldWords.work };
  const columns = Object.values(fileHeadings.employees).map((column) =>
    column === 'DOB' ? 'date of birth' : column.toLowerCase(),
  );
  expect(columns).toEqual(Object.values(words));
});

describe('trust 10: under each policy the sentences say how', () => {
  const saying = (policy: (typeof recordPolicies)[number], kind: 'scores' | 'moods' | 'email' | 'answers') =>
    sentencesUnder(policy).find((sentence) => sentence.includes(kindNames[kind]));

  test.each([
    ['open', /^Your wellness admins can see /],
    ['reason', /^An admin must give a reason, which you can read, to open /],
    ['consent', /^Admins can open these only if you share them: /],
    ['never', /^No one else at work can see /],
  ] as const)('%s', (policy, how) => {
    for (const kind of ['scores', 'moods'] as const) expect(saying(policy, kind)).toMatch(how);
    expect(saying(policy, 'email')).toMatch(/^Your wellness admins can see /);
    expect(saying(policy, 'answers')).toMatch(/^No one else at work can see /);
  });
});

test.each([
  ['open', /^Your wellness admins can see your results and moods\. /],
  ['reason', /^An admin must give a reason, which you can read, to see your results and moods\. /],
  ['consent', /^Admins can see your results and moods only if you share them\. /],
  ['never', /^No one else at work can see your results and moods\. /],
] as const)('the headline under %s says the same in a sentence, in no more room than is kept for it', (policy, how) => {
  const headline = audienceHeadline(audienceMessages, whoCanSee(allEndpoints, policy));
  expect(headline).toMatch(how);
  expect(headline).toMatch(/ Only you can see your individual answers\.$/);
  expect(headline.length).toBeLessThanOrEqual(longestHeadline(audienceMessages).length);
});

test('the headline promises nothing that the rows do not say', () => {
  const rows = whoCanSee(allEndpoints, 'open');
  const shown = rows.map((row) => (row.kind === 'answers' ? { ...row, admins: 'always' as const } : row));
  expect(audienceHeadline(audienceMessages, shown)).toBe('Your wellness admins can see your results and moods.');
  const mixed = rows.map((row) => (row.kind === 'moods' ? { ...row, admins: 'nothing' as const } : row));
  expect(audienceHeadline(audienceMessages, mixed)).toBe('Only you can see your individual answers.');
});
