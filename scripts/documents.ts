import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { askedDocuments, keptDocuments } from './made-documents.ts';

/** `npm run documents`: what says the same as the page and the contract. What is in `made/` is not kept. */
for (const [path, text] of Object.entries({ ...keptDocuments(), ...askedDocuments() })) {
  const file = join(import.meta.dirname, '..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}
