import { goodPassword } from './people.ts';
import type { SignedInPerson } from './people.ts';
import type { TestAnswer } from './calls-to.ts';
import type { TestServer } from './test-server.ts';

export interface StaffLine {
  name?: string;
  email: string;
  theme?: string;
  designation?: string;
  state?: string;
  city?: string;
}

function staffLine({ email, ...given }: StaffLine): string {
  const {
    name = 'Asha Rani',
    theme = 'Education',
    designation = 'Teacher',
    state = 'Jharkhand',
    city = 'Jamshedpur',
  } = given;
  return [name, email, theme, designation, state, city].join(',');
}

export function staffFile(lines: readonly (StaffLine | string)[]): string {
  const rows = lines.map((line) => (typeof line === 'string' ? line : staffLine(line)));
  return ['Name,Email,Theme,Designation,State,City', ...rows].join('\r\n');
}

export const usualColumns = { name: 0, email: 1, theme: 2, designation: 3, state: 4, city: 5 };

/** An admin's way through an import, over HTTP. */
export function staffImporter(server: Pick<TestServer, 'request'>, { token }: Pick<SignedInPerson, 'token'>) {
  const path = '/api/admin/staff-imports';
  const upload = (file: string | Uint8Array<ArrayBuffer>) =>
    server.request('POST', path, { token, raw: file, headers: { 'Content-Type': 'text/csv' } });
  const preview = (id: string, choice: Record<string, unknown> = {}) =>
    server.request('POST', `${path}/${id}/preview`, { token, body: { columns: usualColumns, adds: false, ...choice } });
  const confirm = (id: string, plan: string, leavers = false) =>
    server.request('POST', `${path}/${id}/confirm`, { token, body: { plan, leavers, password: goodPassword } });
  const progress = (id: string) => server.request('GET', `${path}/${id}`, { token });
  async function settled(id: string): Promise<TestAnswer> {
    for (;;) {
      const answer = await progress(id);
      if (answer.body.state !== 'storing') return answer;
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  }
  /** The whole way; what is answered at its end. */
  async function store(file: string, { adds = false, leavers = false } = {}) {
    const { body: uploaded } = await upload(file);
    const { body: shown } = await preview(uploaded.id, { adds });
    const confirmed = await confirm(uploaded.id, shown.plan, leavers);
    if (confirmed.status !== 200) throw new Error(`the import answered ${confirmed.status}: ${confirmed.text}`);
    return { shown, settled: (await settled(uploaded.id)).body };
  }
  return { upload, preview, confirm, progress, settled, store };
}

/** Takes away everyone but the admin, and everything of imports. */
export async function clearStaff(
  { services: { db } }: Pick<TestServer, 'services'>,
  admin: SignedInPerson,
): Promise<void> {
  for (const table of ['staff_list', 'outbox', 'staff_imports'] as const) await db.deleteFrom(table).execute();
  await db.deleteFrom('users').where('id', '<>', admin.user.id).execute();
}

/** The token of the link in an invitation; empty where there is none. */
export function tokenIn(mail: { text: string } | undefined): string {
  return /\/join\/([A-Za-z0-9_-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** What an invited person says of themselves. */
export const aboutInvited = {
  password: goodPassword,
  date_of_birth: '1990-02-28',
  blood_group: 'O+',
  height: '165',
  weight: '60',
};
