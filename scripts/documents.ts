import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeDocuments } from './made-documents.ts';

/** `npm run documents`: what says the same as the page and the contract. */
for (const [path, text] of Object.entries(madeDocuments())) {
  writeFileSync(join(import.meta.dirname, '..', path), text);
  console.log(path);
}
