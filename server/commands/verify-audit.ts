import { parseArgs } from 'node:util';
import { evidenceMessages } from '../../domain/messages/en/evidence.ts';
import { keyFaults } from '../../domain/messages/en/keys.ts';
import { countLinks, evidenceSources } from '../security/audit/evidence.queries.ts';
import { readHeads } from '../security/audit/published-heads.ts';
import type { PublishedHeads } from '../security/audit/published-heads.ts';
import { verifyEvidence } from '../security/audit/verify-evidence.ts';
import type { Fault } from '../security/audit/verify-evidence.ts';
import { readProcessConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { withDatabase } from '../operations/with-database.ts';
import { createCipher } from '../security/encryption/cipher.ts';
import { keyFileOf, readKeyFile } from '../security/encryption/key-file.ts';
import { StartFault, printSteps } from '../core/start-steps.ts';
import { endingEarly } from './ending-early.ts';
import { showProgress } from './progress-bar.ts';

/** Walks the lists of what was done; ends with 1 where a row is not as it was written. `--heads` names a file of published ends. */
await endingEarly(evidenceMessages.stopped, async (signal) => {
  const { values } = parseArgs({ options: { heads: { type: 'string' } } });
  const config = readProcessConfig();
  const file = values.heads ?? config.auditHeadFile;
  const { heads: published, broken } = file === undefined ? { heads: [], broken: [] } : await readPublished(file);
  await withDatabase(config, { name: 'verify-audit', onStep: printSteps(process.stdout) }, async ({ db }) => {
    const show = showProgress(process.stdout, evidenceMessages.checking, Math.max(1, await countLinks(db)));
    const { faults, rows, removed, waiting, heads } = await verifyEvidence(
      { db, cipher: openCipher(config) },
      {
        published,
        onLinks: (done) => {
          signal.throwIfAborted();
          show(done);
        },
      },
    );
    for (const fault of faults) say(sentenceFor(fault));
    if (faults.length > 0) process.exitCode = 1;
    else say(evidenceMessages.right(rows, waiting));
    if (removed > 0) say(evidenceMessages.removed(removed));
    if (file !== undefined) say(evidenceMessages.compared(published.length, file));
    if (file !== undefined && broken.length > 0) say(evidenceMessages.brokenLines(broken, file));
    if (faults.length > 0) return;
    for (const list of evidenceSources)
      say(evidenceMessages.head(list, heads[list].seq, heads[list].hash.toString('hex')));
  });
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function readPublished(file: string): Promise<PublishedHeads> {
  try {
    return await readHeads(file);
  } catch {
    throw new StartFault(evidenceMessages.headFile(file));
  }
}

/** Reads alone: nothing is made where the file is missing. */
function openCipher(config: Config) {
  const path = keyFileOf(config);
  const ring = readKeyFile(path);
  if (!ring) throw new StartFault(keyFaults.missing(path));
  return createCipher({ ring, readAgain: () => undefined });
}

function sentenceFor(fault: Fault): string {
  switch (fault.kind) {
    case 'changed':
      return evidenceMessages.changed(fault.source, fault.row);
    case 'removed':
      return evidenceMessages.wasRemoved(fault.source, fault.row);
    case 'brought_in':
      return evidenceMessages.broughtIn(fault.source, fault.row);
    case 'late':
      return evidenceMessages.late(fault.source, fault.row);
    case 'lost':
      return evidenceMessages.lost(fault.source, fault.row);
    case 'truncation':
      return evidenceMessages.truncation(fault.source, fault.seq);
    case 'gap':
      return evidenceMessages.gap(fault.source, fault.seq);
    case 'tail':
      return evidenceMessages.tail(fault.source, fault.seq, fault.last);
    case 'head':
      return evidenceMessages.otherHead(fault.source, fault.seq);
    case 'no_key':
      return evidenceMessages.noKey;
  }
}
