/**
 * `npm run demo`: invents employees and a year of their records in a throwaway database, and starts the server on it.
 * `-- --employees 100000` makes a large one, `-- --seed 7` another one. It needs Node 20 and nothing else.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { buildPage, isPageFresh } from './page.mjs';
import { runProgram } from './run-program.mjs';
import { Fault } from './step.mjs';

const prefix = 'evenkeel-demo-';
/** What would lead the demo to a real database, a real mail server or another admin. */
const notForDemos = /^(DATABASE_URL|SMTP_URL|MAIL_FROM|ADMIN_EMAIL|ADMIN_PASSWORD|DATA_DIR)(_FILE)?$/;

try {
  await installMissing({ withTools: !isPageFresh() });
  await buildPage();
  process.exitCode = await runDemo(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function runDemo(words) {
  removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const kept = Object.entries(process.env).filter(([name]) => !notForDemos.test(name));
  const env = { ...Object.fromEntries(kept), DATA_DIR: dataDir };
  const code = await runProgram(['server/demo/seed.ts', ...words], env);
  return code === 0 ? runProgram(['server/main.ts'], env) : code;
}

/** Of demos that were killed and could not clean up after themselves. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Somebody else's.
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
