import { timeOfDay } from '../domain/dates.ts';
import { takeBuiltServer } from '../server/test/built-server.ts';
import { fetchPatiently } from '../server/test/patiently.ts';
import { admin, makeDataFolder, startServer } from './start-server.ts';

/** One server for all tests but those that change what everyone sees. */
export default async function setUp(): Promise<() => Promise<void>> {
  await takeBuiltServer();
  const removeMade = await makeDataFolder();
  const server = await startServer();
  await silenceReminders(server.url);
  process.env['E2E_URL'] = server.url;
  process.env['E2E_MAIL'] = server.mailFolder;
  return async () => {
    await server.stop();
    removeMade();
  };
}

/** No reminder comes up by the clock on the wall while the tests run: the times of the mood are half a day away. */
async function silenceReminders(url: string): Promise<void> {
  const login = await fetchPatiently(() => fetch(`${url}/api/auth/login`, send(admin)));
  if (!login.ok) throw new Error(`The admin could not sign in: ${login.status} ${await login.text()}`);
  const { token } = await login.json();
  const timeIn = (minutes: number) => timeOfDay(new Date(Date.now() + minutes * 60_000), 'Asia/Kolkata');
  const settings = {
    mood_popup_1: timeIn(12 * 60),
    mood_popup_2: timeIn(12 * 60 + 1),
    water_interval_minutes: 1440,
    posture_interval_minutes: 1440,
  };
  const saved = await fetchPatiently(() => fetch(`${url}/api/admin/reminder-settings`, send(settings, token)));
  if (!saved.ok) throw new Error(`The reminders could not be set: ${saved.status}`);
}

function send(body: object, token?: string): RequestInit {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}
