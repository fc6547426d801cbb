import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { unknownSetting } from '../../../domain/messages/en/settings.ts';
import { readConfig, settingNames } from '../../config/config.ts';
import type { Config } from '../../config/config.ts';
import { withDatabase } from '../with-database.ts';
import { describeFault } from '../../core/fault-description.ts';
import { StartFault } from '../../core/start-steps.ts';
import { ConfigFault } from '../../config/settings/environment.ts';
import type { Environment } from '../../config/settings/environment.ts';
import { findUnknownNames } from '../../config/settings/misspelt.ts';
import { sourcesOf } from '../../config/settings/settings-file.ts';
import type { SettingsFile } from '../../config/settings/settings-file.ts';
import { checks } from './checks.ts';
import { right, skipped, wrong } from './examination.ts';
import type { Examination, Finding } from './examination.ts';

const { names, settings: words } = doctorMessages;

interface NamedFinding extends Finding {
  name: keyof typeof names;
}

interface Read {
  config: Config;
  faults: readonly string[];
}

/** The settings as far as they can be read: one that is wrong is told, and left out for the rest. */
function readWhatCanBeRead(environment: Environment): Read {
  try {
    return { config: readConfig(environment), faults: [] };
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    const bad = error.faults.map((fault) => fault.split(':', 1)[0] ?? '');
    const rest = withoutBad(environment, bad);
    const { config, faults } = rest ? readWhatCanBeRead(rest) : { config: readConfig({}), faults: [] };
    return { config, faults: [...error.faults, ...faults] };
  }
}

/**
 * Without the settings that are wrong; where one is wrong because it is missing, without those that begin like it, which
 * want it. Undefined where that leaves out nothing.
 */
function withoutBad(environment: Environment, bad: readonly string[]): Environment | undefined {
  const isBad = (name: string) => bad.some((one) => name === one || name === `${one}_FILE` || `${name}_FILE` === one);
  const beginsLikeBad = (name: string) => bad.some((one) => name.startsWith(`${one.split('_', 1)[0]}_`));
  for (const isLeftOut of [isBad, beginsLikeBad]) {
    const rest = Object.entries(environment).filter(([name]) => !isLeftOut(name));
    if (rest.length < Object.keys(environment).length) return Object.fromEntries(rest);
  }
  return undefined;
}

/** What a process was given to look at. */
interface Given {
  environment: Environment;
  file?: SettingsFile | undefined;
}

/** Which settings are read and from where, and what is wrong with them. */
function lookAtSettings({ environment, file }: Given, faults: readonly string[]): Finding[] {
  const sources = sourcesOf(settingNames, environment, file);
  const told = words.read({ ...sources, file: file && { path: file.path, isThere: file.values !== undefined } });
  const unknown = findUnknownNames(settingNames, environment, file);
  return [
    ...(faults.length === 0 ? [right(told)] : faults.map((fault) => wrong(words.fault(fault)))),
    ...(faults.length === 0 ? [] : [skipped(told)]),
    ...unknown.map((found) => wrong(unknownSetting(found))),
    ...(file && sources.overruled.length > 0 ? [skipped(words.overruled(sources.overruled, file.path))] : []),
  ];
}

/** Looks at everything, whether the server runs, stands still or can't start. Changes nothing. */
export async function examine(given: Given): Promise<NamedFinding[]> {
  const { config, faults } = readWhatCanBeRead(given.environment);
  const found: NamedFinding[] = lookAtSettings(given, faults).map((finding) => ({ name: 'settings', ...finding }));
  const options = {
    name: 'doctor',
    onStep: () => () => undefined,
    takesAnyTables: true,
    recordsItself: true,
    connectsItself: true,
  };
  let reason = '';
  let isDone = false;
  try {
    await withDatabase(config, options, async (opened, isServed) => {
      // Connects: what comes of it is no fault of a check.
      await opened.pool.query('select 1');
      isDone = true;
      found.push(...(await runChecks({ config, database: { opened, isServed }, reason })));
    });
  } catch (error) {
    if (isDone) throw error;
    reason = error instanceof StartFault ? error.message : doctorMessages.database.away(reasonOf(error));
  }
  if (!isDone) found.push(...(await runChecks({ config, database: undefined, reason })));
  return found;
}

async function runChecks(examination: Examination): Promise<NamedFinding[]> {
  const found: NamedFinding[] = [];
  for (const { name, check } of checks) {
    // One thing that can't be looked at keeps no other from it.
    const finding = await check(examination).catch((error: unknown) => wrong(reasonOf(error)));
    found.push({ name, ...finding });
  }
  return found;
}

/** Never a database's message: it may carry what stands in a row, or an address with its password. */
function reasonOf(error: unknown): string {
  if (error instanceof StartFault) return error.message;
  const { name, code } = describeFault(error);
  return `${code ?? name}.`;
}

const marks = { right: doctorMessages.right, wrong: doctorMessages.wrong, skipped: doctorMessages.skipped };

/** What the command says of its findings, and the code that it ends with. */
export function reportOf(findings: readonly NamedFinding[]): { text: string; code: number } {
  const rows = findings.map(
    ({ name, state, sentence }) => `${marks[state].padEnd(6)} ${doctorMessages.names[name]}: ${sentence}\n`,
  );
  const toDo = findings.filter(({ state }) => state === 'wrong').length;
  const end = toDo === 0 ? doctorMessages.allRight : doctorMessages.toDo(toDo);
  return { text: `${rows.join('')}${end}\n`, code: toDo === 0 ? 0 : 1 };
}
