import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { builtProgram } from './built-server.ts';
import { compiledBefore } from './run-main.ts';

const run = promisify(execFile);

interface CommandEnd {
  code: number;
  /** All that it has said, its errors last. */
  output: string;
  errors: string;
}

/** Runs one of `server/commands/` as an operator does, with exactly these settings. */
export async function runCommand(
  name: string,
  settings: Record<string, string>,
  ...words: string[]
): Promise<CommandEnd> {
  const env = { PATH: process.env['PATH'], ...compiledBefore, ...settings };
  const ended = run(process.execPath, [builtProgram(name), ...words], { env }).then((said) => ({ ...said, code: 0 }));
  const { code, stdout, stderr } = await ended.catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code, output: stdout + stderr, errors: stderr };
}
