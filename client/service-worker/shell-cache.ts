/** The page itself and the files of its build, for a start without a connection. */
const prefix = 'shell-';

/** The address under which the page is kept; the server gives the same one for every screen. */
const pageAddress = '/';

/** As long the server may take for the page before the kept one is shown (ms). */
const longestWait = 5000;

export interface Shell {
  /** Another one for each build. */
  version: string;
  /** Addresses of its files. */
  files: readonly string[];
}

export async function keepShell({ version, files }: Shell): Promise<void> {
  // One that came back, as with the language before, becomes the newest again.
  await caches.delete(prefix + version);
  const cache = await caches.open(prefix + version);
  await cache.addAll([new Request(pageAddress, { cache: 'reload' }), ...files.map((file) => new Request(file))]);
}

/** Keeps one build before this one, for tabs that still show it. */
export async function forgetOldShells({ version }: Shell): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** The page as the server has it; the kept one where there is no answer, or none of the server itself. */
export async function answerPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(longestWait) });
    return answer.status < 500 ? answer : ((await newestPage()) ?? answer);
  } catch (failure) {
    const kept = await newestPage();
    if (kept) return kept;
    throw failure;
  }
}

/** Files carry a hash of their content in their names: the kept one is the right one. */
export async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function newestPage(): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const newest = names.at(-1);
  return newest === undefined ? undefined : (await caches.open(newest)).match(pageAddress);
}
