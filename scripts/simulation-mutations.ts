import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryMutations } from './asvs/mutate.ts';
import { root } from './asvs/rows.ts';
import type { Mutation } from './asvs/rows.ts';

/**
 * `npm run simulate:mutate`: breaks the program in ways that the simulation must notice, one at a time, in a copy. Not all of them show
 * in the few runs that `npm test` makes of it.
 */
process.env['PROPERTY_RUNS'] ??= '300';
const mutations: Mutation[] = JSON.parse(readFileSync(join(root, 'simulation', 'mutations.json'), 'utf8'));

const faults = await tryMutations(mutations, () => undefined);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
