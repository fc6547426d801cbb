import { parseSync } from 'vite';
import { nameOf, nodesIn } from '../words/source.ts';
import type { Node } from '../words/source.ts';
import { isCode, isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

/** What a person sees or hears of an element, and what our own components show. */
const read =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|summary|caption|heading|intro|hint|text|error|unit|\w+(?:Label|Title|Text|Hint))$/;

/** Every word that a person reads on the page comes from `#messages`: none stands in the page's own code or styles. */
export function checkWords(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('client/') && !isTest(file) && !file.path.startsWith('client/test/'))
    .flatMap((file) => {
      const words = isCode(file) ? wordsOf(file) : file.path.endsWith('.css') ? contentsOf(file) : [];
      return words.map((word) => `${file.path} says ${JSON.stringify(word)} by itself`);
    });
}

function wordsOf({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  visit(parseSync(path, text).program as unknown as Node, found);
  return found;
}

/** In a style a sign may stand, like the bullet of a list; a word may not. */
function contentsOf({ text }: SourceFile): string[] {
  const contents = text.matchAll(/\bcontent:[^;}]*/g);
  return Array.from(contents, ([line]) => line).filter((line) => /(['"])[^'"]*\p{L}{2}[^'"]*\1/u.test(line));
}

function visit(node: Node, found: string[]): void {
  if (node.type === 'JSXText') note(node['value'], found);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const child of nodesIn(node['children']))
      if (child.type === 'JSXExpressionContainer') noteShown(child['expression'], found);
  }
  if (node.type === 'JSXOpeningElement') {
    for (const attribute of nodesIn(node['attributes']))
      if (read.test(nameOf(attribute['name']))) noteShown(attribute['value'], found);
  }
  if (node.type === 'Property' && read.test(nameOf(node['key']))) noteShown(node['value'], found);
  for (const part of Object.values(node)) for (const child of nodesIn(part)) visit(child, found);
}

/** The texts that an expression may come to, as far as they stand in it. */
function noteShown(value: unknown, found: string[]): void {
  for (const node of nodesIn(value)) {
    if (node.type === 'Literal') note(node['value'], found);
    else if (node.type === 'TemplateLiteral')
      for (const part of nodesIn(node['quasis'])) note((part['value'] as { cooked: unknown }).cooked, found);
    else if (node.type === 'JSXExpressionContainer') noteShown(node['expression'], found);
    else if (node.type === 'ConditionalExpression') {
      noteShown(node['consequent'], found);
      noteShown(node['alternate'], found);
    } else if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
      if (!comparison.test(String(node['operator']))) {
        noteShown(node['left'], found);
        noteShown(node['right'], found);
      }
    }
  }
}

const comparison = /^[=!]==?$|^[<>]/;

/** A word has two letters; a sign has none. How an address begins and how an id ends is no word. */
function note(value: unknown, found: string[]): void {
  if (typeof value !== 'string') return;
  const words = value.replaceAll(/&#?\w+;|\bhttps?:\/\/\S*/g, '');
  if (/(?<![-_\p{L}])\p{L}{2}/u.test(words)) found.push(value.trim());
}
