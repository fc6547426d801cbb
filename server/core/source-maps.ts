import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** For files that have one beside them. Read only when something goes wrong: loading them at the start would cost every process memory and time. */
const maps = new Map<string, SourceMap | undefined>();

const location = /(file:\/\/\S+?\.js):(\d+):(\d+)/;

/** A line of a stack with the place in the source in place of that in what was built of it. */
export function inSource(line: string): string {
  const [place, file, row, column] = location.exec(line) ?? [];
  if (place === undefined || file === undefined) return line;
  const origin = mapOf(fileURLToPath(file))?.findOrigin(Number(row), Number(column));
  if (!origin || !('fileName' in origin)) return line;
  const source = origin.fileName.replace(/^(?:\.\.\/)+/, '');
  return line.replace(place, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(path: string): SourceMap | undefined {
  if (!existsSync(path)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
}
