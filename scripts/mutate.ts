/**
 * `npm run mutate` breaks each feature and each rule that people rely on once, in a copy: a test of `npm test` has to
 * notice. `-- WORD ...` takes those whose file or test holds one of the words, `-- --simulation` what the simulation has to notice.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryMutations } from './asvs/mutate.ts';
import { readFeatureMutations, readSimulationMutations, root } from './asvs/rows.ts';

const ofSimulation = process.argv.includes('--simulation');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = (text: string) => words.length === 0 || words.some((word) => text.includes(word));
if (ofSimulation) process.env['PROPERTY_RUNS'] ??= '300';
const all = ofSimulation ? readSimulationMutations() : readFeatureMutations();
const mutations = all.filter(({ test, file }) => isWanted(`${file} ${test}`));
mkdirSync(join(root, 'test-results'), { recursive: true });

let noticed = 0;
const faults = await tryMutations(mutations, () => (noticed += 1));
for (const fault of faults) console.log(`FAIL ${fault}`);
console.log(`${noticed} of ${mutations.length} mutations noticed`);
process.exitCode = faults.length > 0 ? 1 : 0;
