import { join } from 'node:path';
import type { Plugin } from 'vite';
import { openCalls } from '../../client/api/open-calls.ts';

const file = join(import.meta.dirname, '..', '..', 'client', 'api', 'open-calls.ts');

/** What `client/api/open-calls.ts` comes to, in place of what it comes from. */
export function openCallNames(): Plugin {
  return {
    name: 'open-calls',
    apply: 'build',
    load: (id) => (id === file ? `export const openCalls = new Set(${JSON.stringify([...openCalls])});` : undefined),
  };
}
