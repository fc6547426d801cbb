import { parseSync } from 'vite';
import { nodesIn } from '../words/source.ts';
import type { Node } from '../words/source.ts';
import { forOperators } from './imports.ts';
import { isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

interface Turn {
  turn: RegExp;
  better: string;
}

/** Turns that read as translated, wherever someone reads English here. docs/words.md has the voice. */
const everywhere: readonly Turn[] = [
  { turn: /\bcan not\b/i, better: 'can’t, or cannot for an operator' },
  { turn: /\bsomebody\b/i, better: 'someone' },
  { turn: /\beverybody\b/i, better: 'everyone' },
  // In quotes it is the user of that name, which Unix systems have.
  { turn: /(?<!")\bnobody\b/i, better: 'no one' },
  { turn: /\bsingle answers?\b|\banswers? to single questions?\b/i, better: 'individual answers' },
  { turn: /\b(?:take|takes|taking|taken|took)(?: [\w’]+){0,4} back\b/i, better: 'remove, undo or withdraw' },
  { turn: /\bstands?\b(?! by\b)/i, better: 'is, or is kept' },
  { turn: /\bby (?:itself|themselves)\b/i, better: 'automatically' },
  { turn: /\d[ \u00a0\u202f]%/, better: '70%, without a space' },
  { turn: /\byou may\b/i, better: 'you can' },
  { turn: /\bhelp[- ]lines?\b/i, better: 'helpline' },
  { turn: /\banew\b/i, better: 'again' },
  { turn: /\bthe own\b/i, better: 'their own, or your own' },
  { turn: /\bswitch(?:e[ds]|ing)?\b(?: [\w’]+){0,4} o(?:n|ff)\b/i, better: 'turn on or off' },
  { turn: /\bwhoever\b/i, better: 'anyone who, or the person who' },
  { turn: /(?<!\bthere )\b(?:is|are) no (?!longer\b|one\b)\w+/i, better: 'isn’t a, or there’s no' },
  { turn: /\bby that\b/i, better: 'this lets, or because of this' },
];

/** What people read in the product besides. An operator’s messages may speak of lines and of what could not be done. */
const toPeople: readonly Turn[] = [
  { turn: /\beras(?:e|es|ed|ing|ure)\b/i, better: 'delete' },
  { turn: /\b(?:take|takes|taken|took)(?: [\w’]+){0,4} (?:up|along)\b/i, better: 'pick up, take, bring or download' },
  // Other lines are drawn in a chart or written in a safety plan.
  { turn: /\b(?:call|of|one of|government) (?:the |these |those )?lines?\b/i, better: 'helpline' },
  { turn: /\b(?:could|can)not be\b|\bcould not be\b/i, better: 'we couldn’t, with what we could not do' },
  { turn: /\bat once\b/i, better: 'right away' },
  { turn: /\w'\w/, better: 'the apostrophe ’' },
];

const messages = /^domain\/messages\/en\/[\w-]+\.ts$|^domain\/help-lines\.ts$/;

/** What a newcomer reads. Decisions are not among them: they stay as they were written. */
const documents = /^(?:README|CONTRIBUTING|ARCHITECTURE)\.md$|^docs\/[\w-]+\.md$|^\.env\.example$/;

/** The page that names the turns to say which are better. */
const voice = 'docs/words.md';

/** Sentences are plain English: none has a turn that a native speaker would not use. */
export function checkTurns(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (messages.test(file.path) && !isTest(file)) {
      return sentencesIn(file).flatMap((text) => faultsIn(file.path, text, turnsFor(file.path)));
    }
    if (!documents.test(file.path) || file.path === voice) return [];
    return proseIn(file.text).flatMap((text) => faultsIn(file.path, text, everywhere));
  });
}

function turnsFor(path: string): readonly Turn[] {
  return forOperators.test(path) ? everywhere : [...everywhere, ...toPeople];
}

function faultsIn(path: string, text: string, turns: readonly Turn[]): string[] {
  return turns.flatMap(({ turn, better }) => {
    const found = turn.exec(text)?.[0];
    return found === undefined ? [] : [`${path} says ${JSON.stringify(found)}, better: ${better}`];
  });
}

/** Without what is code: in backticks, in a fence, or behind a link. */
function proseIn(text: string): string[] {
  return text
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=[-|#])/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '));
}

/** The texts of a file with messages. A value that is put into one counts as a number. */
function sentencesIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  visit(parseSync(path, text).program as unknown as Node, found);
  return found;
}

function visit(node: Node, found: string[]): void {
  if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return;
  if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
  if (node.type === 'TemplateLiteral') {
    found.push(
      nodesIn(node['quasis'])
        .map((part) => (part['value'] as { cooked: string }).cooked)
        .join('0'),
    );
  }
  for (const part of Object.values(node)) for (const child of nodesIn(part)) visit(child, found);
}
