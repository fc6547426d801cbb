import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from '../../../domain/match-path.ts';

/** What `scripts/build/screen-files.ts` writes beside the page for each address. */
export interface ScreenFiles {
  /** A pattern like `/admin/employee-history/:employeeId`. */
  path: string;
  tab?: string;
  /** The file of the screen, or of the tab, and who may see it. */
  screen: string;
  access: string;
  scripts: string[];
  styles: string[];
}

/** Empty for a build without the file: browsers then find a screen's files a little later by themselves. */
export function readScreenFiles(folder: string, name: string): ScreenFiles[] {
  const file = join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenFiles[]) : [];
}

/** The files of the screen at an address. Another tab than those of the dashboard is its first one, as in the page. */
export function filesFor(table: readonly ScreenFiles[], url: string): ScreenFiles | undefined {
  const [path = '/', query = ''] = url.split('?', 2);
  const rows = table.filter((row) => matchPath(row.path, path) !== null);
  const wanted = new URLSearchParams(query).get('tab');
  return rows.find(({ tab }) => tab !== undefined && tab === wanted) ?? rows[0];
}

/** The lines that make a browser fetch a screen's files together with those that every page has. */
export function preloadLines({ scripts, styles }: ScreenFiles): string[] {
  return [
    // Not as style sheets, which would hold back the first paint; the page's own loader makes them such before it needs
    // them. Behind what every page has, because that paints first.
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="${file}" fetchpriority="low" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" fetchpriority="low" />`),
  ];
}
