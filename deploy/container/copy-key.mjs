/**
 * Copies the data key from where Kubernetes shows it, readable by a group, to where the program takes it: readable by its
 * owner alone. `node copy-key.mjs FROM TO`
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [from, to] = process.argv.slice(2);
writeFileSync(to, readFileSync(from), { mode: 0o600, flag: 'w' });
