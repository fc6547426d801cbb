import { startServer } from './start-server.ts';

/** One server for all tests but those that change what everybody sees. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['E2E_URL'] = server.url;
  process.env['E2E_MAIL'] = server.mailFolder;
  return () => server.stop();
}
