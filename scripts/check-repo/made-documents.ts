import { keptDocuments } from '../made-documents.ts';
import type { SourceFile } from './source-files.ts';

/** The guides say what the page says. */
export function checkMadeDocuments(files: readonly SourceFile[]): string[] {
  return Object.entries(keptDocuments())
    .filter(([path, text]) => files.find((file) => file.path === path)?.text.replaceAll('\r\n', '\n') !== text)
    .map(([path]) => `${path} is not as the tables are: npm run documents`);
}
