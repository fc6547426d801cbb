import { sql } from 'kysely';
import { settleRefusals } from '../server/security/audit/refusal-counts.ts';
import { insertAdmin } from '../server/features/accounts/sign-in/accounts.queries.ts';
import { hashPassword } from '../server/security/passwords/passwords.ts';
import { rollUpDays } from '../server/features/daily-rollups/roll-up-days.ts';
import { keepHouse } from '../server/process/housekeeping.ts';
import { startSession } from '../server/security/sessions/start-session.ts';
import { goodPassword } from '../server/test/people.ts';
import { staffImporter } from '../server/test/staff-files.ts';
import { startTestServer } from '../server/test/test-server.ts';
import type { TestAnswer } from '../server/test/calls-to.ts';
import type { TestServer } from '../server/test/test-server.ts';
import { mailDueResets } from '../server/test/sent-mails.ts';

const firstReminders = {
  mood_popup_1: '10:00',
  mood_popup_2: '17:00',
  water_interval_minutes: 60,
  posture_interval_minutes: 30,
};

/** Everything that a run leaves behind; with people goes what is theirs. */
const keptFromRuns = `users day_scores day_moods group_months_made group_months participant_counts
  audit_links audit_waiting audit_stumps audit_events security_events access_log attempts outbox mail_counts
  record_policies coming_policy staff_list staff_imports`.split(/\s+/);

const begin = '2026-11-02T06:00:00Z';

/** The real program, seen through its calls. One server and one database for all runs; each begins with empty tables. */
export class World {
  readonly server: TestServer;
  #adminHash = '';
  /** By the names that the model has for them. */
  readonly tokens = new Map<string, string>();
  readonly ids = new Map<number, string>();
  adminId = '';
  adminToken = '';
  #links: string[] = [];

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async start(): Promise<World> {
    const server = await startTestServer({
      now: new Date(begin),
      config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 87_600 },
    });
    const world = new World(server);
    world.#adminHash = await hashPassword(goodPassword);
    return world;
  }

  /** An organisation with one admin and no one else. */
  async begin(): Promise<void> {
    const { server } = this;
    this.tokens.clear();
    this.ids.clear();
    await this.#settled();
    server.clock.set(begin);
    const emptied = keptFromRuns.map((name) => `delete from ${name}`).join(';');
    const reset = `update erasure_clock set last_run_at = '${begin}', stopped_at = null;
      update day_counts_state set time_zone = null, counted_until = null, open_since = null`;
    // Emptying by rows: with so few it is many times as fast as by tables.
    await sql.raw(`do $$ begin ${emptied}; ${reset}; end $$`).execute(server.owner);
    await sql`update questions set is_active = true`.execute(server.owner);
    const { db, now } = server.services;
    const admin = { name: 'Admin', email: 'admin@example.org', passwordHash: this.#adminHash, now: now() };
    await insertAdmin(db, admin);
    await this.signAdminIn();
    await this.call('POST', '/api/admin/reminder-settings', firstReminders, 'admin');
  }

  /** With the password given a moment ago, as a step-up asks for. */
  async signAdminIn(): Promise<void> {
    const { db } = this.server.services;
    const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirstOrThrow();
    this.adminId = admin.id;
    const origin = { authorization: undefined, userAgent: undefined, isShared: false };
    this.adminToken = (await startSession(this.server.services, { userId: admin.id }, origin)).token;
  }

  async call(method: string, path: string, body?: unknown, session?: string, key?: string): Promise<TestAnswer> {
    const token = session === 'admin' ? this.adminToken : session === undefined ? undefined : this.tokens.get(session);
    const headers = key === undefined ? undefined : { 'idempotency-key': key };
    return this.server.inject(method, path, { token, body, headers });
  }

  async askForLink(email: string): Promise<string | undefined> {
    await this.call('POST', '/api/auth/forgot-password', { email });
    await mailDueResets(this.server.services, async ({ text }) => {
      this.#links.push(/\/reset-password\/([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '');
    });
    return this.#links.splice(0).at(-1);
  }

  async importStaff(file: string): Promise<{ invited: number; changed: number }> {
    const importer = staffImporter({ request: this.server.inject }, { token: this.adminToken });
    const { body: uploaded } = await importer.upload(file);
    const { body: shown } = await importer.preview(uploaded.id);
    const { server } = this;
    const body = { plan: shown.plan, leavers: false };
    const confirmed = await this.call('POST', `/api/admin/staff-imports/${uploaded.id}/confirm`, body, 'admin');
    if (confirmed.status !== 200) throw new Error(`the import answered ${confirmed.status}: ${confirmed.text}`);
    const { outcome } = (await importer.settled(uploaded.id)).body;
    if (!outcome) throw new Error(`the import was not stored: ${server.logLines().at(-1)}`);
    return outcome;
  }

  /** Days go by, with the jobs of the night. */
  async pass(minutes: number): Promise<void> {
    await this.#settled();
    this.server.clock.advance({ minutes });
    await rollUpDays(this.server.services);
    await keepHouse(this.server.services);
    await this.signAdminIn();
  }

  /** What was refused is written after its answer: by the clock of its day, and into the run that it belongs to. */
  async #settled(): Promise<void> {
    await settleRefusals(this.server.services);
  }

  async close(): Promise<void> {
    await this.server.close();
  }
}
