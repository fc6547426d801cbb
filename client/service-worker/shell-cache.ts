import { languageCookie } from '../../domain/languages.ts';

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

export function keepShell({ version, files }: Shell): Promise<void> {
  return keepWhole(version, (shell) =>
    shell.addAll([new Request(pageAddress, { cache: 'reload' }), ...files.map((file) => new Request(file))]),
  );
}

/** Only what the start and Help need, as the page names it in its head; the rest is kept as it is used. */
export function keepLightShell({ version }: Shell): Promise<void> {
  return keepWhole(version, async (shell) => {
    const pages = await Promise.all(
      [pageAddress, '/help'].map((address) => fetch(new Request(address, { cache: 'reload' }))),
    );
    const [start] = pages.map((page) => page.clone());
    const texts = await Promise.all(pages.map((page) => page.text()));
    const files = texts.flatMap((text) => [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)]);
    await shell.addAll([...new Set(files.map(([, file = '']) => file))]);
    // Last: where the page is found, its files are there.
    if (start) await shell.put(pageAddress, start);
  });
}

/** All of a build or nothing: half of one would be taken for the newest, and the one that works offline forgotten. */
async function keepWhole(version: string, fill: (shell: Cache) => Promise<void>): Promise<void> {
  const name = prefix + version;
  // One that came back, as with the language before, becomes the newest again.
  await caches.delete(name);
  try {
    await fill(await caches.open(name));
  } catch (failure) {
    await caches.delete(name);
    throw failure;
  }
}

/** As `answerFile`, and the next time without the network. */
export async function answerFileAndKeep(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const newest = await newestShell();
  // A device that is full shows it all the same.
  if (answer.ok) await newest?.put(request, answer.clone()).catch(() => {});
  return answer;
}

/** Keeps one whole build before this one, for tabs that still show it. */
export async function forgetOldShells({ version }: Shell): Promise<void> {
  const own = prefix + version;
  const before = (await wholeShells()).findLast((name) => name !== own);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.filter((name) => name !== own && name !== before).map((name) => caches.delete(name)));
}

/** The page as the server has it; the kept one where there is no answer, or none of the server itself. */
export async function answerPage(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response> {
  const answer = preloaded?.then((page) => page ?? fetch(request)) ?? fetch(request);
  try {
    const first = (await Promise.race([answer, keptPageAfterWait()])) ?? (await answer);
    return first.status < 500 ? first : ((await newestPage()) ?? first);
  } catch (failure) {
    const kept = await newestPage();
    if (kept) return kept;
    throw failure;
  }
}

/** None where another language was chosen since: then only the server has the page that was asked for. */
async function keptPageAfterWait(): Promise<Response | undefined> {
  await new Promise((resolve) => setTimeout(resolve, longestWait));
  const kept = await newestPage();
  const chosen = 'cookieStore' in globalThis ? await cookieStore.get(languageCookie) : null;
  return chosen && chosen.value !== kept?.headers.get('Content-Language') ? undefined : kept;
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
  const newest = (await wholeShells()).at(-1);
  return newest === undefined ? undefined : caches.open(newest);
}

/** From the oldest on. A build that the browser stopped fetching half-way, or that is being fetched, has no page yet. */
async function wholeShells(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match(pageAddress)));
  return names.filter((_, place) => pages[place]);
}
