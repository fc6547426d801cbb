import { join } from 'node:path';
import { buildServer, serverFolder } from '../../scripts/built-server.mjs';

const setting = 'BUILT_SERVER';

/** Builds the server where that has not been done, and says to the processes of this run which one they test, whatever is edited meanwhile. */
export async function takeBuiltServer(): Promise<void> {
  process.env[setting] = await buildServer();
}

/** A program of the server as `npm start` and an operator's commands run it. */
export function builtProgram(name: string): string {
  process.env[setting] ??= serverFolder();
  return join(process.env[setting], `${name}.js`);
}
