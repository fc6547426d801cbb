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

/** Only what the start and Help need, as the page names it in its head; the rest is kept as it is used. */
export async function keepLightShell({ version }: Shell): Promise<void> {
  await caches.delete(prefix + version);
  const cache = await caches.open(prefix + version);
  for (const address of [pageAddress, '/help']) {
    const page = await fetch(new Request(address, { cache: 'reload' }));
    if (address === pageAddress) await cache.put(address, page.clone());
    const files = [...(await page.text()).matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    await cache.addAll(files.map(([, file = '']) => file));
  }
}

/** As `answerFile`, and the next time without the network. */
export async function answerFileAndKeep(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const newest = await newestShell();
  if (answer.ok && newest) await newest.put(request, answer.clone());
  return answer;
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

/** Pictures have no hash in their names: the kept one is for the time without a connection. */
export async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await (await newestShell())?.match(request);
    if (kept) return kept;
    throw failure;
  }
}

async function newestPage(): Promise<Response | undefined> {
  return (await newestShell())?.match(pageAddress);
}

async function newestShell(): Promise<Cache | undefined> {
  const newest = (await caches.keys()).findLast((name) => name.startsWith(prefix));
  return newest === undefined ? undefined : caches.open(newest);
}
