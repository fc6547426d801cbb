import {
  checkDecisions,
  checkDependencies,
  checkDocuments,
  checkLockFile,
  checkMap,
  checkSettings,
} from './check-repo/documents.ts';
import { checkFeatureMutations } from './check-repo/feature-mutations.ts';
import { checkDomainPackages, checkImports, checkLanguages } from './check-repo/imports.ts';
import { checkMigrations } from './check-repo/migrations.ts';
import { checkEnvironment, checkNames, checkPlaces, checkSizes, checkTestsRun } from './check-repo/files.ts';
import { checkStoredRows } from './check-repo/stored-rows.ts';
import { checkOldBrowsers } from './check-repo/old-browsers.ts';
import { checkPlurals } from './check-repo/plurals.ts';
import { projectFiles } from './check-repo/source-files.ts';
import { checkRoomOrder } from './check-repo/room-order.ts';
import { checkTurns } from './check-repo/turns.ts';
import { checkWords } from './check-repo/words.ts';
import { keptDocuments } from './made-documents.ts';
import type { SourceFile } from './check-repo/source-files.ts';
import { faultsOfRows } from './asvs/faults.ts';
import { readMutations, readRows } from './asvs/rows.ts';

/** The rules of ARCHITECTURE.md that a machine can check. Prints each fault; ends with 1 where there is one. */
const rules = {
  'imports run one way': checkImports,
  'rooms use those below them': checkRoomOrder,
  'readers have a language': checkLanguages,
  'numbers have all their forms': checkPlurals,
  'a row names its columns': checkStoredRows,
  'settings come from one file': checkEnvironment,
  'domain needs no packages of a side': checkDomainPackages,
  'things stand in their one place': checkPlaces,
  'names say something': checkNames,
  'files are short': checkSizes,
  'every test runs': checkTestsRun,
  'the page runs in its oldest browsers': checkOldBrowsers,
  'the page says nothing by itself': checkWords,
  'sentences are plain English': checkTurns,
  'documents name what exists': checkDocuments,
  'made documents are current': checkMadeDocuments,
  'the map names every room': checkMap,
  'decisions are in the index': checkDecisions,
  'settings are explained': checkSettings,
  'dependencies have reasons': checkDependencies,
  'packages have hashes': checkLockFile,
  'migrations are never edited': checkMigrations,
  'security names what shows it': checkSecurityRows,
  'each feature is broken on purpose': checkFeatureMutations,
};

const files = projectFiles();
let failed = 0;
for (const [rule, check] of Object.entries(rules)) {
  const faults = check(files);
  if (faults.length === 0) continue;
  failed += 1;
  console.log(`${rule}:`);
  for (const fault of faults) console.log(`  ${fault}`);
}
console.log(`repository rules: ${Object.keys(rules).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The guides say what the page says. */
function checkMadeDocuments(all: readonly SourceFile[]): string[] {
  return Object.entries(keptDocuments())
    .filter(([path, text]) => all.find((file) => file.path === path)?.text.replaceAll('\r\n', '\n') !== text)
    .map(([path]) => `${path} is not as the tables are: npm run documents`);
}

/** What is said of security names tests and documents that are there, and each of these tests has its mutation. */
function checkSecurityRows(): string[] {
  return faultsOfRows(readRows(), readMutations());
}
