import { expect, test } from 'vitest';
import { checkTurns } from './turns.ts';

const inMessages = (text: string, noun = 'moods') =>
  checkTurns([{ path: `domain/messages/en/${noun}.ts`, text: `export const a = { b: ${JSON.stringify(text)} };` }]);
const inDocument = (text: string, path = 'README.md') => checkTurns([{ path, text }]);

test.each([
  ['We can not load this.', 'can not'],
  ['Talk to somebody now.', 'somebody'],
  ['Everybody gets angry.', 'Everybody'],
  ['Nobody matches.', 'Nobody'],
  ['No one sees your single answers.', 'single answers'],
  ['They can’t see your answers to single questions.', 'answers to single questions'],
  ['You can take your request back.', 'take your request back'],
  ['Your mood was taken back.', 'taken back'],
  ['Your results will stand here.', 'stand'],
  ['New ones appear by themselves.', 'by themselves'],
  ['16 % of all', '6 %'],
  ['You may answer again.', 'You may'],
  ['Call one of the help lines.', 'help lines'],
  ['Everything is counted anew.', 'anew'],
  ['X changed the own account.', 'the own'],
  ['Switch this question off?', 'Switch this question off'],
  ['Whoever reads this can help.', 'Whoever'],
  ['It is no diagnosis.', 'is no diagnosis'],
  ['They see nothing by that.', 'by that'],
])('a turn that reads as translated is found in a message and in a document: %s', (text, turn) => {
  const fault = expect.stringContaining(`says ${JSON.stringify(turn)}, better: `);
  expect(inMessages(text)).toEqual([fault]);
  expect(inDocument(text)).toEqual([fault]);
});

test.each([
  ['Your answers are erased.', 'erased'],
  ['A counsellor has taken up your request.', 'taken up'],
  ['Call one of these lines now.', 'one of these lines'],
  ['Your plan could not be saved.', 'could not be'],
  ['It takes effect at once.', 'at once'],
  ["You can't open it.", "n't"],
])('so are those that only people who use it would stumble over: %s', (text, turn) => {
  expect(inMessages(text)).toEqual([expect.stringContaining(`says ${JSON.stringify(turn)}`)]);
  expect(inMessages(text, 'operator')).toEqual([]);
  expect(inDocument(text)).toEqual([]);
});

test('a text that is built of parts is read whole, and a name in the code is none', () => {
  const text = 'export const nobody = (share: number) => `${share} % of ${nobody}, or take ${it} back`;';
  expect(checkTurns([{ path: 'domain/messages/en/charts.ts', text }])).toEqual([
    expect.stringContaining('says "take 0 back"'),
    expect.stringContaining('says "0 %"'),
  ]);
});

test.each([
  'Take a test. It takes 70% of the time, and no one can tell. You can come back at any time.',
  'A few quiet minutes may help. Keep at least one helpline.',
  'Start as root, "postgres" or "nobody".',
])('plain English holds: %s', (text) => {
  expect(inMessages(text)).toEqual([]);
  expect(inDocument(text)).toEqual([]);
});

test('what is code is not prose, a line break is no way out, and decisions stay as they were written', () => {
  expect(inDocument('Run `nobody can not` or\n```\nsomebody\n```\nor see [this](somebody.md).')).toEqual([]);
  expect(inDocument('It can\nnot be.')).toEqual([expect.stringContaining('"can not"')]);
  expect(inDocument('It is for everybody.', 'docs/decisions/001-a.md')).toEqual([]);
  expect(inDocument('It is for everybody.', 'docs/words.md')).toEqual([]);
});

test('tests may quote what is wrong', () => {
  expect(checkTurns([{ path: 'domain/messages/en/a.test.ts', text: "expect(a).not.toBe('somebody');" }])).toEqual([]);
});
