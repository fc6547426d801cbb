import { isCode, isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const writes = /(?<!Object)\.(?:values|doUpdateSet|set)\(/g;

/** `person.queries.ts` makes it field by field, from the table of fields. */
const makesRows = 'toRow';

/** The text up to where a bracket ends that stands open, or up to the character `end` outside of all brackets. */
function upTo(text: string, from: number, end: string): string {
  let depth = 0;
  let at = from;
  for (; at < text.length && !(depth === 0 && (text[at] === end || ')]}'.includes(text[at] ?? ''))); at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1;
    if (')]}'.includes(text[at] ?? '')) depth -= 1;
  }
  return text.slice(from, at).trim();
}

/** Names of what is spread into a row and is not written out column by column in the same file. */
function unnamedIn(row: string, file: string): string[] {
  // Of a list nothing is left, of a call its name.
  const deeper = /\[[^\]]*\]|(?<name>\b(?!map\(|flatMap\()\w+)\((?:[^()]|\([^()]*\))*\)/g;
  const spread = row.replaceAll(deeper, '$<name>').matchAll(/\.\.\.([\w.]+)/g);
  return [...spread].flatMap(([, name = '']) => unnamedBy(name, file));
}

function unnamedBy(name: string, file: string): string[] {
  if (name === makesRows) return [];
  const named = new RegExp(`\\bconst ${name.replaceAll('.', '\\.')}(?:: [^=]+)? = `, 'g');
  const rows = [...file.matchAll(named)].map(({ index, 0: start }) => upTo(file, index + start.length, ';'));
  const isWritten = rows.length > 0 && rows.every((row) => /^\{|=> \(\{|\[\{/.test(row));
  return isWritten ? rows.flatMap((row) => unnamedIn(row, file)) : [name];
}

/**
 * A row names its columns. An object that comes from elsewhere holds what its type does not say: so a field that should have been
 * encrypted was once stored as it came.
 */
export function checkStoredRows(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('server/') && isCode(file) && !isTest(file))
    .filter(({ text }) => /\.(?:insertInto|updateTable)\(/.test(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(writes)].flatMap(({ index, 0: call }) => {
        const start = index + call.length;
        const row = upTo(text, start, ',');
        // A map is set by a key and a value.
        const isRow = row !== '' && !/^,\s*[^\s)]/.test(text.slice(text.indexOf(row, start) + row.length));
        const [whole] = /^\w+(?=$|\()/.exec(row) ?? [];
        const unnamed = whole === undefined ? unnamedIn(row, text) : unnamedBy(whole, text);
        return isRow ? unnamed.map((name) => `${path} stores ${name} as it comes: name the columns`) : [];
      }),
    );
}
