import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { root } from '../check-repo/source-files.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What a file reads when it runs: imports that are more than types, workers, and programs that it starts. */
const mentions =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+\.[mc]?[jt]s)['"]/g;

/** Every file of ours that the server can come to read, and every package. */
function reachable(entries: readonly string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, imported, loaded, started] of text.matchAll(mentions)) {
      const target = imported ?? loaded ?? started ?? '';
      if (target.startsWith('.')) {
        const path = relative(root, normalize(join(root, dirname(file), target)));
        if (existsSync(join(root, path)) && /\.[mc]?[jt]s$/.test(path)) files.add(path);
      } else if (target.startsWith('#messages/')) files.add(target.replace('#messages/', 'domain/messages/en/'));
      else if (!target.startsWith('node:'))
        packages.add(
          target
            .split('/')
            .slice(0, target.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return { files, packages };
}

const { files, packages } = reachable([
  'server/main.ts',
  'server/commands/rotate-key.ts',
  'server/commands/check-counts.ts',
  'server/commands/confirm-clock.ts',
]);

test('ASVS 15.2.3: what serves reads no test, no invented data and nothing of the tools', () => {
  expect(files.size).toBeGreaterThan(350);
  const strange = [...files].filter((file) =>
    /\.test\.|^server\/(?:test|commands\/demo)\/|^(?:e2e|bench|gallery|scripts)\//.test(file),
  );
  expect(strange).toEqual([]);
});

test('ASVS 15.2.3: what serves needs no package but those of production', () => {
  const ofProduction = { ...manifest.dependencies, ...manifest.optionalDependencies };
  const others = [...packages].filter((name) => !(name in ofProduction) && !builtinModules.includes(name));
  expect(packages.size).toBeGreaterThan(8);
  expect(others).toEqual([]);
});
