import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { callName } from '../../domain/contract/endpoint.ts';
import type { TestAnswer } from '../../server/test/calls-to.ts';
import type { Settled } from './settle.ts';
import type { Undo } from './undo.ts';
import { validCalls } from './valid-calls.ts';
import type { ValidCall } from './valid-calls.ts';
import type { FaultKind, WireFaults } from './wire-faults.ts';

/**
 * Written by themselves, before or after what the call is about, and rightly left behind by a call that failed: counted tries
 * and challenges, which are spent whatever comes of them, when a session was used, evidence that something was tried, and
 * secrets that the first to need them makes once for all.
 */
const written =
  /^(?:attempts|sessions|security_events|audit_waiting|audit_links|hash_secrets|known_browsers|second_factor_challenges|passkey_challenges) /;

export interface Attempt {
  answer: TestAnswer;
  statements: number;
  /** Changes of rows, by table and kind. */
  changes: Record<string, number>;
}

/** Lets the calls of the contract meet the faults of a database, one at a time, each on the same rows. */
export class Tries {
  readonly #world: Settled;
  readonly #undo: Undo;
  readonly #wire: WireFaults;

  constructor(world: Settled, undo: Undo, wire: WireFaults) {
    this.#world = world;
    this.#undo = undo;
    this.#wire = wire;
  }

  /** What the call needs to be right. */
  callOf(endpoint: Endpoint): ValidCall {
    return validCalls[callName(endpoint)]?.(this.#world) ?? {};
  }

  /** Makes the call with a fault of its statement `at`, or without one. What it changed stays until `takeBack`. */
  async make(endpoint: Endpoint, fault?: { at: number; kind: FaultKind }): Promise<Attempt> {
    const { by, params = {}, query = '', body, raw, headers, goesOnAt } = this.callOf(endpoint);
    const { admins, counsellors, you, server } = this.#world;
    const caller = { admin: admins, counsellor: counsellors, 'signed-in': you, anyone: undefined }[endpoint.access];
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
    const token = (by ?? caller)?.token;
    this.#wire.arm(fault);
    const sent = body ?? (endpoint.body === undefined || raw !== undefined ? undefined : {});
    const answer = await server
      .inject(endpoint.method, path + query, { token, headers, raw, body: sent })
      .catch(brokenOff);
    if (goesOnAt !== undefined && answer.status < 300) await this.#undo.importEnded();
    await this.#rest(goesOnAt === undefined ? 3 : 25);
    const statements = this.#wire.counted();
    this.#wire.arm();
    return { answer, statements, changes: await this.#undo.changes() };
  }

  /** Until nothing is asked of the database any more: some of it comes after the answer. */
  async #rest(turns: number): Promise<void> {
    for (let quiet = 0, before = -1; quiet < turns;) {
      await setImmediate();
      await (quiet > 0 ? wait(1) : setImmediate());
      const isQuiet = this.#wire.underWay() === 0 && this.#wire.counted() === before;
      quiet = isQuiet ? quiet + 1 : 0;
      before = this.#wire.counted();
    }
  }

  /** What is wrong after a call that met a fault; `right` is the same call without one. */
  async judge(endpoint: Endpoint, { answer, changes }: Attempt, right: Attempt): Promise<string[]> {
    const { status, body, headers } = answer;
    const { spends } = this.callOf(endpoint);
    const [found, whole] = [essential(changes, spends), essential(right.changes, spends)];
    const isWhole = JSON.stringify(found) === JSON.stringify(whole);
    const isNothing = Object.keys(found).length === 0;
    const faults: string[] = [];
    if (!isWhole && !isNothing && endpoint.method !== 'GET')
      faults.push(`half: ${JSON.stringify(found)} of ${JSON.stringify(whole)}`);
    // What a reading notes is of no one's making: it is noted by the next one.
    if (status < 400 && !isWhole && endpoint.method !== 'GET' && !(isNothing && (await this.#saysItStopped(endpoint))))
      faults.push(`${status} with ${JSON.stringify(found)} of ${JSON.stringify(whole)}`);
    if (status < 500 && status !== right.answer.status) faults.push(`${status} in place of ${right.answer.status}`);
    if (status >= 500 && (typeof body?.msg !== 'string' || typeof body.code !== 'string'))
      faults.push('not our answer');
    if (status === 503 && !headers.has('retry-after')) faults.push('no time to come back');
    // PostgreSQL hears a moment later that a connection has gone.
    let standing = await this.#undo.standing();
    for (let look = 0; standing > 0 && look < 100; look += 1) {
      await wait(20);
      standing = await this.#undo.standing();
    }
    if (standing > 0) faults.push(`${standing} transactions stand open`);
    const { db, queue } = this.#world.server.services;
    if (queue.waiting() > 0) faults.push('something waits for a connection');
    await db.selectFrom('help_lines').select('id').limit(1).execute();
    const next = await this.#world.server.inject('GET', '/api/ready');
    if (next.status !== 200) faults.push(`the next call is ${next.status}`);
    return faults;
  }

  /** Of what goes on after its answer: someone who asks how far it is reads that it has stopped. */
  async #saysItStopped(endpoint: Endpoint): Promise<boolean> {
    const { goesOnAt } = this.callOf(endpoint);
    if (goesOnAt === undefined) return false;
    const { admins, server } = this.#world;
    for (let look = 0; look < 200; look += 1) {
      const { body } = await server.inject('GET', goesOnAt, { token: admins.token });
      if (body?.state === 'stopped') return true;
      await wait(20);
    }
    return false;
  }
}

/** A file whose making fails in the middle has its head already: its connection is broken off, and no one takes it for whole. */
function brokenOff(error: unknown): TestAnswer {
  if (!(error instanceof Error) || error.message !== 'response destroyed before completion') throw error;
  const body = { msg: 'broken off', code: 'broken off' };
  return { status: 599, headers: new Headers(), body, text: '', bytes: new Uint8Array() };
}

const essential = (changes: Record<string, number>, spends: string | undefined) =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !written.test(name) && name !== spends));
