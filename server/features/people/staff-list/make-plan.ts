import { createHash } from 'node:crypto';
import type { ImportChoice, LineFault } from '../../../../domain/contract/staff-list.ts';
import { workListKinds } from '../../../../domain/work-lists.ts';
import type { StaffColumn } from '../../../../domain/staff-columns.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import type { Table } from '../../csv/table.ts';
import { mapYielding } from '../../../jobs/yield-to-event-loop.ts';
import type { KnownPerson, KnownStaff, ListedEntry } from './known-staff.queries.ts';
import { readPerson } from './read-person.ts';
import type { ListedPerson, TellFault } from './read-person.ts';
import { makeLookup } from './work-lookup.ts';
import type { WorkRef } from './work-lookup.ts';
import { entryNow } from '../../work-lists/entry-names.queries.ts';

export interface Change {
  column: StaffColumn;
  from: string;
  to: string;
}

/** What storing a file would do. */
export interface Plan {
  faults: LineFault[];
  /** Entries that the lists get, states before their cities. Those with an id were retired, and come back. */
  additions: WorkRef[];
  newcomers: ListedPerson[];
  /** People with an account whose work is another now. */
  changed: { person: ListedPerson; userId: string; changes: Change[] }[];
  /** Invitations that say something else now. */
  corrected: { person: ListedPerson; staffId: string; changes: Change[] }[];
  /** People with an account who were not on the list. */
  enlisted: { person: ListedPerson; userId: string }[];
  same: number;
  gone: ListedEntry[];
}

/** Compares a file with the list and with who has an account. Others have their turn meanwhile. */
export async function makePlan(table: Table, choice: ImportChoice, known: KnownStaff): Promise<Plan> {
  const plan: Plan = {
    faults: [],
    additions: [],
    newcomers: [],
    changed: [],
    corrected: [],
    enlisted: [],
    same: 0,
    gone: [],
  };
  const tell: TellFault = ({ line, column, value }, code, more) => {
    const place = choice.columns[column];
    const about = {
      heading: table.headings[place] ?? '',
      nearest: more?.nearest ?? null,
      first_line: more?.first_line ?? null,
    };
    plan.faults.push({ line, column: place + 1, code, value: value.slice(0, 200), ...about });
  };
  for (const { line, column, cell } of table.surplus) {
    const about = { heading: '', nearest: null, first_line: null };
    plan.faults.push({ line, column, code: 'surplus_cell', value: cell.slice(0, 200), ...about });
  }
  const lookup = makeLookup(known.entries);
  const { compare, gone } = makeComparison(known, plan, tell);
  await mapYielding(table.lines, (line) => {
    const { person, email } = readPerson(line, { lookup, choice, tell });
    if (email !== undefined) compare({ line: line.line, email, person });
  });
  plan.faults.sort((one, other) => one.line - other.line || one.column - other.column);
  plan.gone = gone();
  const others = [...plan.changed, ...plan.corrected, ...plan.enlisted].map(personOf);
  plan.additions = additionsOf([...plan.newcomers, ...others]);
  return plan;
}

const personOf = ({ person }: { person: ListedPerson }) => person;

interface Comparison {
  /** Puts a person into the plan; of a line with another fault the e-mail alone is looked at. */
  compare(read: { line: number; email: string; person: ListedPerson | undefined }): void;
  /** Who is on the list and has not come, unless they have left already. */
  gone(): Plan['gone'];
}

function makeComparison(known: KnownStaff, plan: Plan, tell: TellFault): Comparison {
  const byEmail = <T extends { email: string }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const people = byEmail(known.people);
  const peopleById = new Map(known.people.map((one) => [one.id, one]));
  const listed = byEmail(known.listed);
  const listedByUser = new Map(known.listed.flatMap((one) => (one.userId === null ? [] : [[one.userId, one]])));
  const unseen = new Map(known.listed.map((one) => [one.id, one]));
  const lines = new Map<string, number>();

  function compare({ line, email: written, person }: Parameters<Comparison['compare']>[0]): void {
    const email = written.toLowerCase();
    const entry = listed.get(email);
    // Who has changed their e-mail here is still known by the one of the list.
    const account = people.get(email) ?? (entry?.userId ? peopleById.get(entry.userId) : undefined);
    const place = { line, column: 'email', value: written } as const;
    const first_line = lines.get(account?.id ?? email) ?? lines.get(email);
    if (first_line !== undefined) return tell(place, 'same_email', { first_line });
    lines.set(account?.id ?? email, line).set(email, line);
    const own = (account && listedByUser.get(account.id)) ?? entry;
    if (own) unseen.delete(own.id);
    if (account?.hasLeft) return tell(place, 'has_left');
    if (!person) return undefined;
    if (account) compareAccount(account, own, person);
    else if (own) compareInvitation(own, person);
    else plan.newcomers.push(person);
    return undefined;
  }

  function compareAccount(account: KnownPerson, own: ListedEntry | undefined, person: ListedPerson): void {
    if (!own) plan.enlisted.push({ person, userId: account.id });
    const changes = changesOf(person, (kind) => account[kind] ?? '');
    if (changes.length > 0) plan.changed.push({ person, userId: account.id, changes });
    else plan.same += 1;
  }

  function compareInvitation(own: ListedEntry, person: ListedPerson): void {
    const changes: Change[] = own.name === person.name ? [] : [{ column: 'name', from: own.name, to: person.name }];
    changes.push(...changesOf(person, (kind) => entryNow(known.entries, own[kind])?.name ?? ''));
    if (changes.length > 0) plan.corrected.push({ person, staffId: own.id, changes });
    else plan.same += 1;
  }

  const hasLeft = (userId: string | null) => userId !== null && peopleById.get(userId)?.hasLeft === true;
  return { compare, gone: () => [...unseen.values()].filter(({ userId }) => !hasLeft(userId)) };
}

function changesOf({ work }: ListedPerson, now: (kind: WorkListKind) => string): Change[] {
  return workListKinds
    .filter((kind) => now(kind) !== work[kind].name)
    .map((column) => ({ column, from: now(column), to: work[column].name }));
}

function additionsOf(people: readonly ListedPerson[]): WorkRef[] {
  const missing = new Map<string, WorkRef>();
  for (const { work } of people)
    for (const kind of workListKinds)
      if (work[kind].id === null || work[kind].retired) missing.set(work[kind].key, work[kind]);
  const order = (ref: WorkRef) => workListKinds.indexOf(ref.kind);
  return [...missing.values()].sort((one, other) => order(one) - order(other));
}

/** The same for plans that do the same. */
export function planHash(plan: Plan): Buffer {
  const told = ({ name, email, work }: ListedPerson) => [name, email, ...workListKinds.map((kind) => work[kind].key)];
  const parts = [
    plan.additions.map(({ key }) => key),
    plan.newcomers.map(told),
    plan.changed.map(({ person, userId }) => [userId, ...told(person)]),
    plan.corrected.map(({ person, staffId }) => [staffId, ...told(person)]),
    plan.enlisted.map(({ userId }) => userId),
    plan.gone.map(({ id, userId }) => `${id} ${userId}`).toSorted(),
  ];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(JSON.stringify(part));
  return hash.digest();
}
