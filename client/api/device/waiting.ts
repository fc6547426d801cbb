import { useSyncExternalStore } from 'react';
import type { AssessmentSubmission } from '../../../domain/contract/assessments.ts';
import type { MoodContext } from '../../../domain/mood-tags.ts';
import type { MoodEmoji } from '../../../domain/moods.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import { isOnSharedDevice, readToken } from '../stored-token.ts';
import { inDevice } from './device-database.ts';
import { deviceKey } from './device-key.ts';
import { seal, unseal } from './sealing.ts';
import type { Sealed } from './sealing.ts';
import { shownPolicy } from './shown-rule.ts';
import { createListeners } from '../../settings/listeners.ts';

/** Where each thing that waits can be seen, sent in another way, or given up. */
export const placeOfWaiting = '/profile/privacy#on-this-device';

/** What was taken; tags and a note go after their mood, or by themselves to one that is stored. */
export type Taken =
  | { kind: 'mood'; mood: MoodEmoji; context?: MoodContext }
  | { kind: 'test'; body: AssessmentSubmission }
  | { kind: 'context'; id: string; context: MoodContext };

/** Under the same key at every try. `refused` is the server's word for why it will never take it as it is. */
export type Waiting = Taken & {
  key: string;
  takenAt?: string | undefined;
  shown?: RecordPolicy | undefined;
  refused?: string | undefined;
};

/** `place` is where it is on the device; what has none waits in the memory of this page alone. */
type Kept = Waiting & { place?: number };

/** `day` tells when what belongs to someone who never came back may go. */
interface SealedWaiting extends Sealed {
  day: number;
}

/** What something became; without a record it was given up. Without a key what waits is only to be read again. */
interface News {
  key?: string;
  record?: string;
}

let list: readonly Kept[] = [];
/** Whose session the list is of. */
let owner: string | null = null;
/** The records of what this tab and others have sent, by key: anyone still looking at one goes on with the record. */
const records = new Map<string, string>();
/** Taken back or discarded, here or in another tab, by key: maybe while it was on its way. */
const givenUp = new Set<string>();
const { tell: tellPage, follow } = createListeners();
const otherTabs = globalThis.BroadcastChannel && new BroadcastChannel('evenkeel-waiting');
otherTabs?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  const { key: one = '', record } = data;
  const waiting = list.find(({ key }) => key === one);
  if (record === undefined) givenUp.add(one);
  // Only for what is waiting here as well.
  else if (waiting) {
    records.set(one, record);
    sentElsewhere.tell(waiting, record);
  }
  void readWaiting();
});

const sentElsewhere = createListeners<[waiting: Waiting, record: string]>();

/** Tells of what another tab has sent of this person's, and which record it is. Returns how to stop. */
export const followSentElsewhere = sentElsewhere.follow;

const about = 'waiting';

/** One change after the other, and of what there is: two at once, or one by what another tab has changed, would undo each other. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const readFirst = () => readAll().then(work);
  const next = turn.then(() =>
    navigator.locks ? navigator.locks.request('evenkeel-waiting', readFirst) : readFirst(),
  );
  turn = next.catch(() => undefined);
  return next;
}

/** In one tab at a time, and one after the other: what is sent beside it could be overtaken. */
export async function sendAlone<T>(send: () => Promise<T>): Promise<T> {
  // Plain http has no locks; there what waits is in the memory of its own tab.
  return navigator.locks ? navigator.locks.request('evenkeel-sending', send) : send();
}

const dayMs = 86_400_000;
/** So long someone may stay away: longer than the server would take it. */
const longestDays = 30;

/** Asked of the device alone, for someone who is about to leave. */
export async function mayWait(): Promise<boolean> {
  if (list.length > 0 || isOnSharedDevice()) return list.length > 0;
  return (await inDevice('readonly', 'waiting', (all) => all.count()).catch(() => 0)) > 0;
}

/** Resolves once it is safe. `at` is when the person took it. */
export async function keepWaiting(taken: Taken, key: string, at = Date.now()): Promise<void> {
  const takenAt = new Date(at).toISOString();
  const token = readToken();
  await inTurn(async () => {
    // The person has left meanwhile: it is not the next one's.
    if (readToken() !== token) return;
    const waiting = { ...taken, key, takenAt, shown: await shownPolicy() };
    const place = list.find((one) => one.key === key)?.place;
    await put({ ...waiting, ...(place !== undefined && { place }) });
  });
}

/** Changes nothing of what has gone meanwhile. */
export function changeWaiting(key: string, change: (waiting: Waiting) => Waiting): Promise<boolean> {
  return inTurn(async () => {
    const kept = list.find((one) => one.key === key);
    if (kept) await put({ ...change(kept), ...(kept.place !== undefined && { place: kept.place }) });
    return kept !== undefined;
  });
}

async function put(waiting: Kept): Promise<void> {
  givenUp.delete(waiting.key);
  const saved = await persist(waiting);
  list = [...list.filter(({ key }) => key !== saved.key), saved].sort(byTime);
  tell();
}

async function persist(waiting: Kept): Promise<Kept> {
  const key = await deviceKey();
  if (!key) return waiting;
  const { place, ...content } = waiting;
  try {
    const sealed: SealedWaiting = { ...(await seal(key, about, content)), day: Math.floor(Date.now() / dayMs) };
    const stored = await inDevice('readwrite', 'waiting', (all) => all.put(sealed, place));
    return { ...content, place: Number(stored) };
  } catch {
    return waiting;
  }
}

/** Without a record it is given up. Returns whether it is gone: where something else than what was sent is found, it stays. */
export function dropWaiting(
  key: string,
  record?: string,
  isAsSent: (waiting: Waiting) => boolean = () => true,
): Promise<boolean> {
  return inTurn(async () => {
    const kept = list.find((one) => one.key === key);
    if (kept && !isAsSent(kept)) return false;
    if (record === undefined) givenUp.add(key);
    else records.set(key, record);
    const place = kept?.place;
    if (place !== undefined) await remove(place);
    list = list.filter((one) => one.key !== key);
    tell(key, record);
    return true;
  });
}

/** Reads what this and other tabs have kept. */
export function readWaiting(): Promise<readonly Waiting[]> {
  return inTurn(async () => list);
}

async function readAll(): Promise<void> {
  claim();
  const key = await deviceKey();
  if (!key) return;
  const session = owner;
  const stored = await readSealed().catch(() => []);
  const opened: Kept[] = [];
  for (const [place, sealed] of stored) {
    const waiting = (await unseal(key, about, sealed)) as Waiting | undefined;
    if (waiting) opened.push({ ...waiting, place });
    else if (isOld(sealed)) await remove(place);
  }
  if (session !== owner || session !== readToken()) return;
  for (const { key: one } of opened) givenUp.delete(one);
  const unsaved = list.filter(
    ({ place, key: one }) => place === undefined && !opened.some((other) => other.key === one),
  );
  list = [...opened, ...(await Promise.all(unsaved.map(persist)))].sort(byTime);
  tellPage();
}

/** What a full or failing device can't remove keeps nothing else from being kept. */
async function remove(place: number): Promise<void> {
  await inDevice('readwrite', 'waiting', (all) => all.delete(place)).catch(() => undefined);
}

async function readSealed(): Promise<[number, SealedWaiting][]> {
  const asked: IDBRequest<IDBValidKey[]>[] = [];
  // In one look: what another tab sends in between would give a place to the wrong one.
  const values = await inDevice<SealedWaiting[]>('readonly', 'waiting', (all) => {
    asked.push(all.getAllKeys());
    return all.getAll();
  });
  const places = asked.flatMap(({ result }) => result.map(Number));
  return places.flatMap((place, at): [number, SealedWaiting][] => (values[at] ? [[place, values[at]]] : []));
}

/** Asked of what is another person's alone: one's own may have been taken by a clock that was far off. */
function isOld({ day }: SealedWaiting): boolean {
  return Math.abs(Math.floor(Date.now() / dayMs) - day) > longestDays;
}

/** The session has ended: nothing of it stays in the memory. */
export function leaveWaiting(): void {
  list = [];
  owner = null;
  records.clear();
  tellPage();
}

/** The person gives up what waits. */
export async function discardWaiting(): Promise<void> {
  for (const { key } of await readWaiting()) await dropWaiting(key);
}

/** Whether it lasts when this page is closed. */
export function outlastsPage(): boolean {
  return !isOnSharedDevice() && list.every(({ place }) => place !== undefined);
}

/** The record that something became, where it was sent while this page was open. */
export function recordOf(key: string): string {
  return records.get(key) ?? key;
}

export function isGivenUp(key: string): boolean {
  return givenUp.has(key);
}

export function isWaiting(key: string): boolean {
  return list.some((one) => one.key === key);
}

/** Under what keys something waits to be added to a stored mood. */
export function keysOfContexts(moodId: string): string[] {
  return list.flatMap((one) => (one.kind === 'context' && one.id === moodId ? [one.key] : []));
}

export function useWaiting(): readonly Waiting[] {
  return useSyncExternalStore(follow, () => list);
}

function claim() {
  const token = readToken();
  if (owner === token) return;
  leaveWaiting();
  owner = token;
}

function byTime(one: Waiting, other: Waiting): number {
  return (one.takenAt ?? '').localeCompare(other.takenAt ?? '');
}

function tell(key?: string, record?: string) {
  tellPage();
  otherTabs?.postMessage({ key, record } satisfies News);
}
