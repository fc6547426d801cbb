/** `npm run sbom`: the parts of the product as CycloneDX, from the lock file alone; `-- FILE` writes it there. npm makes it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** As npm writes it; without the tools of development where `production` is set. */
export function makeSbom({ production = false }: { production?: boolean } = {}): string {
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...(production ? ['--omit=dev'] : [])];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return execFileSync(npm, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

if (process.argv[1] === import.meta.filename) {
  const words = process.argv.slice(2);
  const text = makeSbom({ production: words.includes('--production') });
  const file = words.find((word) => !word.startsWith('--'));
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}
