import { dayInZone } from '../../domain/dates.ts';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { fourBandOf, fourBands } from '../../domain/instruments/scoring.ts';
import { moodWords } from '../../domain/moods.ts';
import type { MoodWord } from '../../domain/moods.ts';
import { recordPolicies } from '../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../domain/visibility/record-policy.ts';
import type { Random } from '../demo/random.ts';
import { eraseDueAccounts } from '../features/account/erase-accounts.ts';
import { endTheWait } from './chosen-policy.ts';
import { registerPerson } from './people.ts';
import { seedPeople, seedRecords, seedSessions } from './seeded-people.ts';
import type { SeededPerson, SeededRecord } from './seeded-people.ts';
import type { TestServer } from './test-server.ts';
import type { OwnGroups, TriedGroups } from './tried-groups.ts';

export type KnownRecord = SeededRecord & { madeAs: string; groups: OwnGroups; isGone?: boolean };

/** An organisation in which everyone acts over HTTP, and someone who keeps a list of every record. */
export class TriedOrganisation {
  readonly records: KnownRecord[] = [];
  readonly roles = new Map<string, string>();
  readonly #days = new Map<Date, string>();
  policy: RecordPolicy = 'open';
  readonly server: TestServer;
  readonly random: Random;
  readonly admin: SeededPerson;
  readonly target: SeededPerson;
  readonly groups: TriedGroups;
  others: SeededPerson[];

  constructor(
    server: TestServer,
    random: Random,
    [admin, target]: [SeededPerson, SeededPerson],
    others: SeededPerson[],
    groups: TriedGroups,
  ) {
    this.server = server;
    this.random = random;
    this.admin = admin;
    this.target = target;
    this.others = others;
    this.groups = groups;
    for (const { id } of [target, ...others]) this.roles.set(id, 'employee');
  }

  /** Throws where the call is refused. */
  async call(by: SeededPerson, method: string, path: string, body?: unknown) {
    this.server.clock.advance({ minutes: 1 });
    const answer = await this.server.request(method, path, { token: by.token, body });
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  }

  async choose(policy: RecordPolicy): Promise<void> {
    if (policy === this.policy) return;
    await this.call(this.admin, 'PUT', '/api/admin/record-policy', { policy });
    await endTheWait(this.server);
    this.policy = policy;
  }

  async setRole(person: SeededPerson, role: string): Promise<void> {
    const { id } = person;
    await this.call(this.admin, 'PUT', `/api/admin/people/${id}/role`, { role });
    await seedSessions(this.server, [person]);
    this.roles.set(id, role);
  }

  /** Every question answered with the same value, those that are `off` left out. */
  async submit(by: SeededPerson, kind: InstrumentType, value: number, off = 0): Promise<void> {
    const [prefix, items] = kind === 'GAD-7' ? ['gad7', 7] : ['phq9', 9];
    const ids = Array.from({ length: items - off }, (_, place) => `${prefix}-${place + 1}`);
    const answers = Object.fromEntries(ids.map((id) => [id, value]));
    const total = value * ids.length;
    await this.call(by, 'POST', '/api/assessment', { type: kind, total_score: total, answers });
    this.#note(by, { userId: by.id, at: this.server.clock.now(), kind, total, partial: off > 0 });
  }

  async logMood(by: SeededPerson, mood: MoodWord): Promise<number> {
    const { id } = await this.call(by, 'POST', '/api/mood', { mood });
    this.#note(by, { userId: by.id, at: this.server.clock.now(), kind: 'mood', mood });
    return id;
  }

  #note({ id }: SeededPerson, record: SeededRecord): void {
    this.records.push({ ...record, madeAs: this.roles.get(id) ?? 'employee', groups: this.groups.of(id) });
  }

  /** Everyone but the target records something in the three days before now. */
  async seed(): Promise<void> {
    const { random, server } = this;
    const made = this.others.flatMap(({ id }) => {
      if (this.roles.get(id) !== 'employee') return [];
      const at = () => new Date(server.clock.now().getTime() - random.whole(3_600_000, 60 * 3_600_000));
      const results = instrumentTypes.flatMap((kind) => {
        const most = kind === 'GAD-7' ? 21 : 27;
        const one = (): SeededRecord => ({
          userId: id,
          at: at(),
          kind,
          total: Math.min(most, Math.floor(Math.abs(random.normal()) * 7)),
          partial: random.isBelow(0.05),
        });
        return Array.from({ length: random.whole(0, 2) }, one);
      });
      const moods = Array.from({ length: random.whole(0, 2) }, (): SeededRecord => ({
        userId: id,
        at: at(),
        kind: 'mood',
        mood: random.pick(moodWords),
      }));
      return [...results, ...moods];
    });
    await seedRecords(server, made);
    this.records.push(...made.map((one) => ({ ...one, madeAs: 'employee', groups: this.groups.of(one.userId) })));
  }

  /** One action of an admin or an employee, other than the target. */
  async actAtRandom(): Promise<void> {
    const { random, admin } = this;
    if (this.others.length < 3) await this.join();
    const person = random.pick(this.others);
    const isThere = this.roles.get(person.id) === 'employee';
    const actions: (() => Promise<unknown>)[] = [
      () => this.setRole(person, random.pick(['employee', 'counsellor', 'admin'])),
      () => this.groups.rename(admin),
      () => this.groups.move(random.isBelow(0.5) ? person : this.target),
      async () => {
        await this.call(admin, 'PUT', `/api/admin/people/${person.id}/disabled`, { disabled: true });
        if (random.isBelow(0.5))
          await this.call(admin, 'PUT', `/api/admin/people/${person.id}/disabled`, { disabled: false });
        this.others = this.others.filter(({ id }) => id !== person.id);
      },
      () => this.choose(random.pick(recordPolicies)),
      async () => {
        await this.call(admin, 'PATCH', '/api/questions/phq9-9');
        await this.submit(person, 'PHQ-9', random.whole(0, 3), 1);
        await this.call(admin, 'PATCH', '/api/questions/phq9-9');
      },
      () => this.server.request('GET', `/api/admin/employee-details/${this.target.id}`, { token: admin.token }),
      () => this.server.request('GET', '/api/admin/exports/employees.csv', { token: admin.token }),
      () =>
        this.call(admin, 'POST', '/api/admin/reminder-settings', {
          mood_popup_1: '09:30',
          mood_popup_2: '15:00',
          water_interval_minutes: random.whole(30, 90),
          posture_interval_minutes: 30,
        }),
      () => this.submit(person, 'GAD-7', random.whole(0, 3)),
      () => this.submit(person, 'PHQ-9', random.whole(0, 3)),
      () => this.logMood(person, random.pick(moodWords)),
      async () => {
        const id = await this.logMood(person, random.pick(moodWords));
        await this.call(person, 'DELETE', `/api/mood/${id}`);
        Object.assign(this.records.at(-1) ?? {}, { isGone: true });
      },
      () => this.call(person, 'PUT', '/api/sharing', { shares: random.isBelow(0.7) }),
      () => this.join(),
      () => this.leave(person),
    ];
    const needsEmployee = !isThere && this.roles.get(person.id) !== 'admin';
    // A counsellor has no dashboard: what only employees do is left out.
    await (needsEmployee ? random.pick(actions.slice(0, 5)) : random.pick(actions))();
  }

  /** A helper whom the admin has invented. A password takes long, so few come in through the door. */
  async join(): Promise<SeededPerson> {
    const isRegistered = this.random.isBelow(0.03);
    const groups = this.groups.draw();
    const work = this.groups.namesOf(groups);
    const [helper] = isRegistered
      ? [await registerPerson(this.server, work)].map(({ token, user }) => ({ token, id: user.id, email: user.email }))
      : await seedPeople(this.server, 1, { work });
    if (!helper) throw new Error('nobody has joined');
    this.groups.note(helper.id, groups);
    this.roles.set(helper.id, 'employee');
    await this.submit(helper, 'GAD-7', 0);
    this.others.push(helper);
    return helper;
  }

  async leave(person: SeededPerson): Promise<void> {
    const { db } = this.server.services;
    const erase_at = this.server.clock.now();
    await db.updateTable('users').set({ erase_at }).where('id', '=', person.id).execute();
    await eraseDueAccounts(this.server.services);
    this.others = this.others.filter(({ id }) => id !== person.id);
    for (const record of this.records) if (record.userId === person.id) record.isGone = true;
  }

  /** Asked again and again of the same records. */
  #dayOf(at: Date): string {
    const known = this.#days.get(at) ?? dayInZone(at, this.server.services.config.orgTimezone);
    this.#days.set(at, known);
    return known;
  }

  /** What the true numbers of a block are, as someone who knows every record counts them. */
  truthOf(
    kind: InstrumentType | 'mood' | 'people',
    [from, through]: readonly [string, string],
    records: readonly KnownRecord[] = this.records,
    isIn: (groups: OwnGroups) => boolean = () => true,
  ): { cells: number[]; scoreSum: number } {
    const inBlock = records.filter(({ at, madeAs, isGone }) => {
      const day = this.#dayOf(at);
      return madeAs === 'employee' && !isGone && day >= from && day <= through;
    });
    if (kind === 'people') {
      const people = new Set(inBlock.filter((one) => one.kind !== 'mood').map(({ userId }) => userId));
      return { cells: [people.size], scoreSum: 0 };
    }
    const latest = new Map<string, KnownRecord>();
    for (const record of inBlock.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
      if (record.kind === kind && !(record.kind !== 'mood' && record.partial)) latest.set(record.userId, record);
    const all = [...latest.values()].filter(({ groups }) => isIn(groups));
    if (kind === 'mood')
      return {
        cells: moodWords.map((word) => all.filter((one) => one.kind === 'mood' && one.mood === word).length),
        scoreSum: 0,
      };
    const totals = all.flatMap((one) => (one.kind === 'mood' ? [] : [one.total]));
    const reach = kind === 'GAD-7' ? 21 : 27;
    return {
      cells: fourBands.map((band) => totals.filter((total) => fourBandOf(kind, total) === band).length),
      scoreSum: totals.reduce((sum, total) => sum + 2 * total - reach, 0),
    };
  }
}
