import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
}

export const root = join(import.meta.dirname, '..', '..');

/** Every file that git tracks or would track, as it stands in the working tree. */
export function projectFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)) && !/\.(?:png|jpe?g|ico|ttf|webp|woff2)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function isCode({ path }: SourceFile): boolean {
  return /\.(?:ts|tsx|mjs)$/.test(path);
}

export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$|^e2e\/|^server\/test\/|test-database\.ts$/.test(path);
}
