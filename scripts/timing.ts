/**
 * `npm run timing`: how long a sign-in and a forgotten password take for a known and for an unknown e-mail, in pairs one after the
 * other, so that what else the machine does meets both. `-- 300` pairs where nothing else is said. Prints medians and their
 * difference in milliseconds.
 */
import { post, startOwnServer } from './security/own-server.ts';

const pairs = Number(process.argv[2] ?? 300);
const server = await startOwnServer();

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timeOf(path: string, body: object): Promise<number> {
  const since = performance.now();
  const reply = await post(server.url + path, body);
  await reply.arrayBuffer();
  return performance.now() - since;
}

/** Each time another known one, so that no limit slows them: who guesses at one is slowed after five. */
async function knownEmails(): Promise<string[]> {
  const headers = { Authorization: `Bearer ${server.tokens.admin}` };
  const found: { email: string }[] = await (await fetch(`${server.url}/api/admin/employees`, { headers })).json();
  return found.map(({ email }) => email);
}

async function measure(path: string, bodyOf: (email: string) => object, known: readonly string[]): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[], difference: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const email = known[pair % known.length] ?? '';
    const other = `nobody${pair % known.length}@demo.example`;
    const order = pair % 2 === 0 ? [email, other] : [other, email];
    const took = new Map<string, number>();
    for (const one of order) took.set(one, await timeOf(path, bodyOf(one)));
    times.known.push(took.get(email) ?? 0);
    times.unknown.push(took.get(other) ?? 0);
    times.difference.push((took.get(email) ?? 0) - (took.get(other) ?? 0));
  }
  const said = [times.known, times.unknown, times.difference].map((one) => median(one).toFixed(2));
  console.log(
    `${path}: known ${said[0]} ms, unknown ${said[1]} ms, difference of medians ${(median(times.known) - median(times.unknown)).toFixed(2)} ms, median of differences ${said[2]} ms, ${pairs} pairs`,
  );
}

try {
  const known = await knownEmails();
  await measure('/api/auth/login', (email) => ({ email, password: 'Wrong#Guess1' }), known);
  await measure('/api/auth/forgot-password', (email) => ({ email }), known);
} finally {
  await server.stop();
}
