import type { Plugin, Rolldown } from 'vite';
import { routeTable, tabScreens } from '../../client/routing/route-table.ts';
import type { Access, RoutePath } from '../../client/routing/route-table.ts';
import { isArea } from '../../domain/roles.ts';
import type { ScreenFiles } from '../../server/process/page/screen-files.ts';

/** What the frame around a screen is made of, by who may see it, below `client/`. */
function framesOf(access: Access, path: RoutePath): readonly string[] {
  if (!isArea(access)) return access === 'signed-in' ? ['screens/signed-in-layout'] : [];
  const frames = ['screens/signed-in-layout', 'screens/area-only'];
  // The frame loads it for admins alone: it says that a request waits, above each of their screens but two that say so themselves.
  return access !== 'admin' || path === '/admin/people' || path === '/admin-dashboard'
    ? frames
    : [...frames, 'features/people/admin-requests/waiting-line'];
}

/**
 * Writes `screen-files.json`: what the server names in the page for each address, so that a browser fetches a screen's
 * files together with the first ones instead of after them.
 */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const table: ScreenFiles[] = routeTable.flatMap(({ path, access, screen }): ScreenFiles[] => {
        // The login is in the first files.
        if (screen === 'login') return [{ path, screen, access, scripts: [], styles: [] }];
        const parts = ['app/screen-routes', ...framesOf(access, path), `screens/${screen}`];
        if (screen !== 'dashboard') return [{ path, screen, access, ...filesOf(chunks, parts) }];
        return Object.entries(tabScreens).map(([tab, file]) => ({
          path,
          tab,
          screen: file,
          access,
          ...filesOf(chunks, [...parts, `screens/${file}`]),
        }));
      });
      this.emitFile({ type: 'asset', fileName: 'screen-files.json', source: JSON.stringify(table) });
    },
  };
}

function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  parts: readonly string[],
): Pick<ScreenFiles, 'scripts' | 'styles'> {
  const atStart = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const later = chunkOf(chunks, '/client/screens/later-screens.ts');
  const own = parts.map((part) => chunkOf(chunks, `/client/${part}.tsx`));
  const isLater = own.some(({ fileName }) => later.dynamicImports.includes(fileName));
  const ofScreens = withImports(chunks, isLater ? [later, ...own] : own);
  const ahead = [...ofScreens].filter((chunk) => !atStart.has(chunk));
  return {
    scripts: ahead.map(({ fileName }) => `/${fileName}`),
    styles: ahead.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)),
  };
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], source: string): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(source)));
  if (!found) throw new Error(`${source} is in no chunk of the build`);
  return found;
}

function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  wanted: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const all = new Set(wanted);
  // A set visits what is added to it meanwhile.
  for (const chunk of all) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) all.add(imported);
    }
  }
  return all;
}
