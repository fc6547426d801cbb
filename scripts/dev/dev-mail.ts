import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server for one developer: it prints each mail, with the links in it, and sends nothing on. */
export async function startDevMail(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void print(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server always has an AddressInfo.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function print(bytes: Buffer): Promise<void> {
  const { to, subject, text } = await PostalMime.parse(bytes);
  const addresses = to?.map(({ address }) => address).join(', ');
  const lines = [`Mail to ${addresses}: ${subject}`, ...(text ?? '').trim().split('\n')];
  console.log(`\n${lines.map((line) => `  | ${line}`).join('\n')}\n`);
}
