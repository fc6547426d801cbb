import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Any other setting could lead a throwaway server to real data, mail, people or backups, or open it to the network. */
const kept = new Set(['PORT', 'LOG_LEVEL']);

/** Leaves out every setting that `.env.example` explains, which a rule of the repository holds to be all of them. */
export function withoutOperator(environment) {
  const explained = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
  const settings = new Set(Array.from(explained.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm), ([, name]) => name));
  const isOfOperator = (name) => settings.has(name.replace(/_FILE$/, '')) || settings.has(name);
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => kept.has(name) || !isOfOperator(name.toUpperCase())),
  );
}
