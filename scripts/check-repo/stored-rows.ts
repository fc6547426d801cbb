import { isCode, isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

/** A map is set as well, by a key and a value. */
const writes = /\.(?:values|doUpdateSet|set(?=\(\s*(?:\{|\w+\s*\))))\(/g;

/** The text between a bracket and the one that closes it. */
function within(text: string, from: number, [open, close]: string): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
  }
  return text.slice(from, at - 1);
}

/** Objects that are spread and were not written out column by column in the same file. A call says by its type what it makes. */
function spreadIn(row: string, file: string): string[] {
  const deeper = row.replaceAll(
    /\[[^\]]*\]|JSON\.stringify\((?:[^()]|\([^()]*\))*\)|\b(?!map\()\w+\((?:[^()]|\([^()]*\))*\)/g,
    '',
  );
  return [...deeper.matchAll(/\.\.\.([\w.]+)/g)].flatMap(([, name = '']) => {
    const start = new RegExp(`\\bconst ${name.replaceAll('.', '\\.')}(?:: [^=]+)? = \\{`).exec(file);
    if (!start) return [name];
    return spreadIn(within(file, start.index + start[0].length, '{}'), file);
  });
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
        const argument = within(text, index + call.length, '()').trim();
        const row = /^\w+$/.test(argument) ? `...${argument}` : argument;
        const isParameter = row !== argument && !new RegExp(`\\bconst ${argument}(?:: [^=]+)? = \\{`).test(text);
        return isParameter
          ? []
          : spreadIn(row, text).map((name) => `${path} spreads ${name} into a row: name the columns`);
      }),
    );
}
