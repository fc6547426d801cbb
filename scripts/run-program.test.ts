import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Ends at the second that it hears, as a server in a hurry does. */
const program = `
  let heard = 0;
  process.on('SIGINT', () => { heard += 1; console.log('heard', heard); if (heard === 2) process.exit(0); });
  setInterval(() => undefined, 1000);
  console.log('begun');
`;
const runner = `
  process.on('SIGINT', () => console.log('told', performance.now()));
  const { runProgram } = await import(${JSON.stringify(join(import.meta.dirname, 'run-program.mjs'))});
  process.exitCode = await runProgram(['-e', ${JSON.stringify(program)}], { node: process.execPath });
  process.exit();
`;

test.runIf(process.platform !== 'win32')(
  'a Ctrl-C that npm repeats at once reaches the program once; another a second later does, too',
  async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', runner], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => void child.on('exit', resolve));
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    await expect.poll(() => output, { timeout: 60_000 }).toContain('begun');
    const press = () => {
      child.kill('SIGINT');
      return output;
    };
    press();
    await expect.poll(press, { interval: 100, timeout: 60_000 }).toContain('heard 2');
    expect(await ended).toBe(0);
    const [before = ''] = output.split('heard 2');
    const told = [...before.matchAll(/told (\S+)/g)].map(([, at]) => Number(at));
    expect(before).toContain('heard 1');
    expect(Number(told.at(-1)) - Number(told[0])).toBeGreaterThan(990);
  },
);
