import { connect as connectPlain } from 'node:net';
import type { Socket } from 'node:net';
import { connect } from 'node:tls';
import type { ConnectionOptions, PeerCertificate, TLSSocket } from 'node:tls';
import { proxyName } from './proxies.ts';
import { codeOf } from '../core/error-code.ts';

interface Handshake {
  protocol: string | null;
  cipher: string;
  isTrusted: boolean;
  /** The leaf's and those above it, as they were sent. */
  sent: number;
}

/** Shakes hands as a browser does; the reason where it does not come about. */
export function shakeHands(port: number, options: ConnectionOptions): Promise<Handshake | string> {
  return new Promise((resolve) => {
    const socket: TLSSocket = connect(
      { port, host: '127.0.0.1', servername: proxyName, rejectUnauthorized: false, ...options },
      () => {
        resolve({
          protocol: socket.getProtocol(),
          cipher: socket.getCipher().name,
          isTrusted: socket.authorized,
          sent: chainOf(socket.getPeerCertificate(true)),
        });
        socket.destroy();
      },
    );
    socket.on('error', (error) => resolve(codeOf(error) ?? error.message));
  });
}

function chainOf(leaf: PeerCertificate): number {
  const seen = new Set<string>();
  for (let one = leaf as PeerCertificate & { issuerCertificate?: typeof leaf }; one?.fingerprint256;) {
    if (seen.has(one.fingerprint256)) break;
    seen.add(one.fingerprint256);
    one = one.issuerCertificate as typeof one;
  }
  return seen.size;
}

/** Sends bytes as they are, and returns all that comes back until the other side hangs up, or is silent for a while. */
export function sendRaw(
  port: number,
  bytes: string,
  { ca, patienceMs = 20_000 }: { ca?: string; patienceMs?: number | undefined } = {},
): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const options = { port, host: '127.0.0.1' };
    const begin = () => void socket.write(bytes, 'latin1');
    const socket: Socket =
      ca === undefined
        ? connectPlain(options, begin)
        : connect({ ...options, servername: proxyName, ca, ALPNProtocols: ['http/1.1'] }, begin);
    // What comes at all comes late on a busy machine; after it a connection that is kept is quiet.
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
      socket.setTimeout(700);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/** The status of each answer that stands in what came back. */
export const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
