import { lineFaultCodes } from '../../../../domain/contract/staff-list.ts';
import type { ImportChoice, LineFault } from '../../../../domain/contract/staff-list.ts';
import { byWorkList, workListKinds } from '../../../../domain/work-lists.ts';
import { staffTexts } from '../../../../domain/staff-columns.ts';
import type { StaffColumn } from '../../../../domain/staff-columns.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import type { Table } from '../../csv/table.ts';
import { workNow } from '../../work-lists/entry-names.queries.ts';
import { additionsOf } from '../../work-lists/import/add-entries.ts';
import { hashOfPlan, readLines } from '../../work-lists/import/read-lines.ts';
import { makeLookup } from '../../work-lists/import/work-lookup.ts';
import type { WorkRef } from '../../work-lists/import/work-lookup.ts';
import type { KnownPerson, KnownStaff, ListedEntry } from './known-staff.queries.ts';
import { readPerson } from './read-person.ts';
import { invitedTexts } from './store-plan.queries.ts';
import type { ListedPerson, ReadLine, StaffLine } from './read-person.ts';

type WorkNames = Record<WorkListKind, string | null>;

interface Change {
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
  /** The same, once the entry by which the list knew them is that of who has their old e-mail now. */
  moved: { person: ListedPerson; userId: string }[];
  same: number;
  gone: ListedEntry[];
  /** Accounts whose entry does not know of them: they took its e-mail later, perhaps after someone else had left it. */
  registered: { id: string; email: string; before: string | null }[];
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
    moved: [],
    same: 0,
    gone: [],
    registered: [],
  };
  const lookup = makeLookup(known.entries);
  const { compare, enlistMoved, gone } = makeComparison(known, plan);
  plan.faults = await readLines(table, {
    columns: choice.columns,
    codes: lineFaultCodes,
    longestValue: 200,
    take: (line) => compare(line, readPerson(line, { lookup, adds: choice.adds })),
  });
  enlistMoved();
  plan.gone = gone();
  const people = [
    ...plan.newcomers,
    ...[...plan.changed, ...plan.corrected, ...plan.enlisted, ...plan.moved].map(personOf),
  ];
  const refs = people.flatMap(({ work }) => workListKinds.map((kind) => work[kind]));
  // Those that are kept by who has them do not come back by that.
  plan.additions = choice.adds ? additionsOf(refs) : [];
  return plan;
}

const personOf = ({ person }: { person: ListedPerson }) => person;

interface Comparison {
  /** Puts a person into the plan; of a line with another fault the e-mail alone is looked at. */
  compare(line: StaffLine, read: ReadLine): void;
  /** After the last line: who loses their entry to another, and has a line of their own, stays on the list. */
  enlistMoved(): void;
  /** Who is on the list and has not come, unless they have left already. */
  gone(): Plan['gone'];
}

function makeComparison(known: KnownStaff, plan: Plan): Comparison {
  const byEmail = <T extends { email: string }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const people = byEmail(known.people);
  const peopleById = new Map(known.people.map((one) => [one.id, one]));
  const linkedIds = new Set(known.listed.map(({ userId }) => userId));
  const entries = known.listed.map((entry) => {
    const account = entry.userId === null ? people.get(entry.email.toLowerCase()) : undefined;
    if (!account || account.hasLeft || linkedIds.has(account.id)) return entry;
    plan.registered.push({ id: account.id, email: entry.email, before: null });
    return { ...entry, userId: account.id };
  });
  const listed = byEmail(entries);
  const listedByUser = new Map(entries.flatMap((one) => (one.userId === null ? [] : [[one.userId, one]])));
  const unseen = new Map(entries.map((one) => [one.id, one]));
  const lines = new Map<string, number>();
  const compared = new Map<string, ListedPerson>();

  function compare({ line, tell }: StaffLine, { email: written, person, retired }: ReadLine): void {
    const tellRetired = (refs: WorkRef[]) => {
      for (const { kind } of refs) tell(kind, 'retired_name');
    };
    if (written === undefined) return tellRetired(retired);
    const email = written.toLowerCase();
    const entry = listed.get(email);
    // Someone who has changed their e-mail here is still known by the one of the list.
    const account = people.get(email) ?? (entry?.userId ? peopleById.get(entry.userId) : undefined);
    const first_line = lines.get(account?.id ?? email) ?? lines.get(email);
    if (first_line !== undefined) return tell('email', 'same_email', { first_line });
    lines.set(account?.id ?? email, line).set(email, line);
    const own = (account && listedByUser.get(account.id)) ?? entry;
    if (own) unseen.delete(own.id);
    if (account?.hasLeft) return tell('email', 'has_left');
    const now = account ?? (own && namesOf(own));
    const others = retired.filter((ref) => !now || !isOf(now, ref));
    if (others.length > 0) return tellRetired(others);
    if (!person) return undefined;
    if (account) compareAccount(account, own, person);
    else if (own) compareInvitation(own, person);
    else plan.newcomers.push(person);
    return undefined;
  }

  function namesOf(own: ListedEntry): WorkNames {
    const work = workNow(known.entries, own);
    return byWorkList((kind) => work[kind]?.name ?? null);
  }

  function compareAccount(account: KnownPerson, own: ListedEntry | undefined, person: ListedPerson): void {
    compared.set(account.id, person);
    if (!own) plan.enlisted.push({ person, userId: account.id });
    else if (own.userId !== account.id) plan.registered.push({ id: account.id, email: own.email, before: own.userId });
    const changes = changesOf(person, account);
    if (changes.length > 0) plan.changed.push({ person, userId: account.id, changes });
    else plan.same += 1;
  }

  function compareInvitation(own: ListedEntry, person: ListedPerson): void {
    const changes: Change[] = invitedTexts
      .filter((column) => own[column] !== person[column])
      .map((column) => ({ column, from: own[column], to: person[column] }));
    changes.push(...changesOf(person, namesOf(own)));
    if (changes.length > 0) plan.corrected.push({ person, staffId: own.id, changes });
    else plan.same += 1;
  }

  /** Who loses their entry here and has a line of their own gets another: that of their e-mail, which may be a third person's. */
  function enlistMoved(): void {
    for (const { before } of plan.registered) {
      const person = before === null ? undefined : compared.get(before);
      if (before === null || !person) continue;
      const entry = listed.get(person.email.toLowerCase());
      if (entry) {
        unseen.delete(entry.id);
        plan.registered.push({ id: before, email: entry.email, before: entry.userId });
      } else plan.moved.push({ person, userId: before });
    }
  }

  const hasLeft = (userId: string | null) => userId !== null && peopleById.get(userId)?.hasLeft === true;
  const gone = () => [...unseen.values()].filter(({ userId }) => !hasLeft(userId));
  return { compare, enlistMoved, gone };
}

function changesOf({ work }: ListedPerson, now: WorkNames): Change[] {
  return workListKinds
    .filter((kind) => now[kind] !== work[kind].name)
    .map((column) => ({ column, from: now[column] ?? '', to: work[column].name }));
}

/** A city is known by its state, too. */
function isOf(now: WorkNames, { kind, name, within }: WorkRef): boolean {
  return now[kind] === name && (!within || isOf(now, within));
}

export function planHash(plan: Plan): Buffer {
  const told = ({ work, ...texts }: ListedPerson) => [
    ...staffTexts.map((column) => texts[column]),
    ...workListKinds.map((kind) => work[kind].key),
  ];
  return hashOfPlan([
    plan.additions.map(({ key }) => key),
    plan.newcomers.map(told),
    plan.changed.map(({ person, userId }) => [userId, ...told(person)]),
    plan.corrected.map(({ person, staffId }) => [staffId, ...told(person)]),
    [...plan.enlisted, ...plan.moved].map(({ userId }) => userId),
    plan.gone.map(({ id, userId }) => `${id} ${userId}`).toSorted(),
  ]);
}
