import { build } from 'vite';

/** Builds one source file and all that it imports into one script that needs no modules. */
export async function classicScript(
  input: string,
  target: string[],
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'script.js' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${input} was not built`);
  return result.output[0].code;
}
