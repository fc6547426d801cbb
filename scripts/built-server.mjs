import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from './own-folder.mjs';
import { runBuild } from './run-build.mjs';
import { hashSources } from './source-hash.mjs';
import { step } from './step.mjs';

const root = join(import.meta.dirname, '..');
const sources = ['server', 'domain', 'scripts/build/build-server.ts', 'package.json', 'package-lock.json'];
const builds = join(root, 'built');
/** Builds that are kept: a server that runs from an earlier one still loads parts of it. */
const kept = 4;

/** Where the server lies that was built of the sources as they are now, whether it is there or not. */
export const serverFolder = () => join(builds, hashSources(sources).slice(0, 16));

/**
 * Builds the server where that has not been done; returns its folder. A folder is named after its sources, appears whole and is
 * never written again: any number of processes may ask at once, and what runs is not touched.
 */
export async function buildServer() {
  const place = serverFolder();
  if (existsSync(place)) {
    markUsed(place);
    return place;
  }
  await step('Building the server', async () => {
    mkdirSync(builds, { recursive: true });
    const { folder, clear } = ownFolder(builds, '.making-');
    try {
      const fresh = join(folder, 'server');
      await runBuild('The server', ['build-server.ts', fresh]);
      // Another one may have been faster.
      if (!existsSync(place)) renameSync(fresh, place);
    } catch (error) {
      if (!existsSync(place)) throw error;
    } finally {
      clear();
    }
    for (const old of oldBuilds()) rmSync(old, { recursive: true, force: true });
  });
  return place;
}

/** A copy that may only be read is used all the same. */
function markUsed(place) {
  try {
    const now = new Date();
    utimesSync(place, now, now);
  } catch {
    // Someone else's.
  }
}

function oldBuilds() {
  return readdirSync(builds)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(builds, name))
    .map((place) => ({ place, usedAt: statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .slice(kept)
    .map(({ place }) => place);
}
