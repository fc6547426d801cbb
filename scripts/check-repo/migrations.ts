import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { SourceFile } from './source-files.ts';

const folder = 'server/db/migrations';

const listPath = `${folder}/checksums.txt`;

/**
 * A migration that was published is never edited: databases that have applied it would not start any more. Each stands in
 * the list with the SHA-256 of its content, as `sha256sum` prints it, and none that stands there goes.
 */
export function checkMigrations(files: readonly SourceFile[]): string[] {
  const list = files.find(({ path }) => path === listPath)?.text ?? '';
  const listed = new Map(
    list
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('  '))
      .map(([checksum = '', name = '']) => [name, checksum]),
  );
  const migrations = files
    .filter(({ path }) => dirname(path) === folder && path.endsWith('.sql'))
    .map(({ path, text }) => ({ name: basename(path), checksum: checksumOf(text) }));
  return [
    ...migrations
      .filter(({ name }) => !listed.has(name))
      .map(({ name, checksum }) => `${listPath} lacks the line "${checksum}  ${name}"`),
    ...migrations
      .filter(({ name, checksum }) => listed.has(name) && listed.get(name) !== checksum)
      .map(({ name }) => `${name} was edited: put it back and write a new migration, unless it was never published`),
    ...[...listed.keys()]
      .filter((name) => migrations.every((one) => one.name !== name))
      .map((name) => `${name} stands in ${listPath} and is gone`),
  ];
}

/** A checkout on Windows may have other line ends. */
function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
