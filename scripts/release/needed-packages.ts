import { existsSync, globSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const needsOf = (folder: string) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
};

/** The packages that the built server has inside, by the places that its maps name. */
function packagesInside(built: string): Set<string> {
  const maps = globSync('*.map', { cwd: built }).map((name) => readFileSync(join(built, name), 'utf8'));
  return new Set(
    maps.flatMap((map) => [...map.matchAll(/node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g)].map(([, name]) => String(name))),
  );
}

/** Removes the packages that nothing but the built server has asked for: they are inside of it. */
export function removeBuiltIn(folder: string): void {
  const packages = join(folder, 'node_modules');
  const inside = packagesInside(join(folder, 'built', 'server'));
  const needed = new Set(needsOf(folder).filter((name) => !inside.has(name)));
  // A set visits what is added to it meanwhile.
  for (const name of needed)
    if (existsSync(join(packages, name))) for (const other of needsOf(join(packages, name))) needed.add(other);
  const names = readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(packages, name)).map((one) => `${name}/${one}`) : [name],
  );
  for (const name of names) if (!needed.has(name)) rmSync(join(packages, name), { recursive: true });
  for (const scope of readdirSync(packages))
    if (readdirSync(join(packages, scope)).length === 0) rmSync(join(packages, scope), { recursive: true });
}
