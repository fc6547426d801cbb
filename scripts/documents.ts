import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeDocuments } from './made-documents.ts';

/** `npm run documents`: the guides and the register of processing, as the page has them. */
for (const [path, text] of Object.entries(madeDocuments())) {
  writeFileSync(join(import.meta.dirname, '..', path), text);
  console.log(path);
}
