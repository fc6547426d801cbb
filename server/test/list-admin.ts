import type { ListEntry } from '../../domain/contract/work-lists.ts';
import { givePassword, signedInAdmin } from './people.ts';
import type { TestServer } from './test-server.ts';

type Reply = Awaited<ReturnType<TestServer['request']>>;

export interface ListAdmin {
  token: string;
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  entries: () => Promise<ListEntry[]>;
  entryOf: (kind: string, name: string) => Promise<ListEntry>;
  add: (kind: string, body: unknown, key?: string) => Promise<Reply>;
  rename: (kind: string, was: string, name: unknown) => Promise<Reply>;
  retire: (kind: string, name: string, retired?: boolean) => Promise<Reply>;
  merge: (kind: string, name: string, into: string) => Promise<Reply>;
  order: (kind: string, names: readonly string[], within?: string) => Promise<Reply>;
  /** What the list of actions says of the lists, the latest first. */
  actions: () => Promise<[action: string, detail: unknown][]>;
}

/** An admin who keeps the lists, entries by their names. */
export async function listAdmin(server: TestServer): Promise<ListAdmin> {
  const admin = await signedInAdmin(server);
  const ask: ListAdmin['ask'] = (method, path, body, headers) =>
    server.request(method, `/api/admin/${path}`, { token: admin.token, body, headers });
  const entries = async (): Promise<ListEntry[]> => (await ask('GET', 'work-lists')).body;

  async function entryOf(kind: string, name: string): Promise<ListEntry> {
    const found = (await entries()).find((entry) => entry.kind === kind && entry.name === name);
    if (!found) throw new Error(`there is no ${kind} ${name}`);
    return found;
  }

  const change = async (kind: string, name: string, what: string, body: unknown) =>
    ask('PUT', `work-list-entries/${(await entryOf(kind, name)).id}/${what}`, body);

  return {
    token: admin.token,
    ask,
    entries,
    entryOf,
    add: (kind, body, key) =>
      ask('POST', `work-lists/${kind}`, body, key === undefined ? {} : { 'Idempotency-Key': key }),
    rename: (kind, was, name) => change(kind, was, 'name', { name, was }),
    retire: (kind, name, retired = true) => change(kind, name, 'retired', { retired }),
    merge: async (kind, name, into) => {
      await givePassword(server, admin);
      return change(kind, name, 'merged', { into: (await entryOf(kind, into)).id });
    },
    order: async (kind, names, within) => {
      const all = await entries();
      const state = within === undefined ? null : (await entryOf('state', within)).id;
      const ids = names.map((name) => all.find((one) => one.kind === kind && one.name === name)?.id ?? name);
      return ask('PUT', `work-lists/${kind}/order`, { ids, ...(state && { within: state }) });
    },
    actions: async () =>
      (await ask('GET', 'audit-events')).body
        .filter(({ action }: { action: string }) => action.startsWith('list_'))
        .map(({ action, detail }: { action: string; detail: unknown }) => [action, detail]),
  };
}
