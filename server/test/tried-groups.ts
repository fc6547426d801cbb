import { sql } from 'kysely';
import { byWorkList, workListKinds } from '../../domain/work-lists.ts';
import type { WorkListKind } from '../../domain/work-lists.ts';
import type { Random } from '../demo/random.ts';
import type { SeededPerson } from './seeded-people.ts';
import type { TestServer } from './test-server.ts';

/** The ids of the entries that someone has. */
export type OwnGroups = Record<WorkListKind, number>;

interface Entry {
  id: number;
  kind: WorkListKind;
  name: string;
  within: number | null;
}

const kept = {
  theme: ['Sports', 'Education', 'People'],
  designation: ['Teacher', 'Driver'],
  state: ['Jharkhand', 'Odisha'],
  city: ['Chandil', 'Noamundi', 'Balasore', 'Sukinda'],
} as const satisfies Record<WorkListKind, readonly string[]>;

/** Short lists, so that groups have someone in them. `keepLists` is called once for a database, before the first `settle`. */
export async function keepLists({ owner }: TestServer): Promise<void> {
  const names: string[] = workListKinds.flatMap((kind) => [...kept[kind]]);
  await sql`create table kept_entries as select * from work_list_entries where name = any(${names}::text[])`.execute(
    owner,
  );
}

/** The lists of an organisation, and someone who knows in which groups everyone is. */
export class TriedGroups {
  readonly #server: TestServer;
  readonly #random: Random;
  readonly #entries: Entry[];
  readonly #people = new Map<string, OwnGroups>();
  #names = 0;

  private constructor(server: TestServer, random: Random, entries: Entry[]) {
    this.#server = server;
    this.#random = random;
    this.#entries = entries;
  }

  /** The lists as they were first. */
  static async settle(server: TestServer, random: Random): Promise<TriedGroups> {
    const { db } = server.services;
    await sql`truncate work_list_entries, work_details cascade`.execute(server.owner);
    await sql`insert into work_list_entries overriding system value select * from kept_entries`.execute(server.owner);
    const entries = await db.selectFrom('work_list_entries').select(['id', 'kind', 'name', 'within']).execute();
    return new TriedGroups(server, random, entries);
  }

  #all(kind: WorkListKind): Entry[] {
    return this.#entries.filter((entry) => entry.kind === kind);
  }

  #nameOf(wanted: number): string {
    return this.#entries.find(({ id }) => id === wanted)?.name ?? '';
  }

  /** Groups by chance; the state is that of the city. */
  draw(): OwnGroups {
    const city = this.#random.pick(this.#all('city'));
    return {
      theme: this.#random.pick(this.#all('theme')).id,
      designation: this.#random.pick(this.#all('designation')).id,
      state: city.within ?? 0,
      city: city.id,
    };
  }

  namesOf(groups: OwnGroups): Record<WorkListKind, string> {
    return byWorkList((kind) => this.#nameOf(groups[kind]));
  }

  of(personId: string): OwnGroups {
    const groups = this.#people.get(personId);
    if (!groups) throw new Error('in no group');
    return groups;
  }

  note(personId: string, groups: OwnGroups): void {
    this.#people.set(personId, groups);
  }

  async move({ id }: SeededPerson): Promise<void> {
    const groups = this.draw();
    await this.#server.services.db.updateTable('users').set(this.namesOf(groups)).where('id', '=', id).execute();
    this.#people.set(id, groups);
  }

  async #change(admin: SeededPerson, path: string, body: unknown): Promise<void> {
    const answer = await this.#server.request('PUT', `/api/admin/work-list-entries/${path}`, {
      token: admin.token,
      body,
    });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  }

  async rename(admin: SeededPerson): Promise<void> {
    const entry = this.#random.pick(this.#entries);
    const name = `Name ${(this.#names += 1)}`;
    await this.#change(admin, `${entry.id}/name`, { name, was: entry.name });
    entry.name = name;
  }

  /** Two entries of one list become one. Returns their ids; undefined where the list has no second one. */
  async merge(admin: SeededPerson): Promise<{ kind: WorkListKind; from: number; into: number } | undefined> {
    const kind = this.#random.pick(workListKinds);
    const all = this.#all(kind);
    const from = this.#random.pick(all);
    const into = this.#random.pick(all.filter((entry) => entry !== from).concat(all.length === 1 ? all : []));
    if (into === from) return undefined;
    await this.#change(admin, `${from.id}/merged`, { into: String(into.id) });
    this.#entries.splice(this.#entries.indexOf(from), 1);
    // A state's cities go along, and a city's people to the state of the other.
    for (const entry of this.#entries) if (entry.within === from.id) entry.within = into.id;
    for (const [id, groups] of this.#people) {
      if (groups[kind] !== from.id) continue;
      const moved = { ...groups, [kind]: into.id };
      this.#people.set(id, kind === 'city' ? { ...moved, state: into.within ?? 0 } : moved);
    }
    return { kind, from: from.id, into: into.id };
  }
}
