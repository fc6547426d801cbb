import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { issueCertificate, makeAuthority, whyNoCertificates } from './certificates.ts';
import type { Certificate } from './certificates.ts';
import { findProxy, proxyKinds, proxyName, startProxy } from './proxies.ts';
import type { Proxy, ProxyKind } from './proxies.ts';
import { startRecordingUpstream } from './recording-upstream.ts';
import type { RecordingUpstream } from './recording-upstream.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { sendRaw } from './tls-client.ts';

/** A proxy with the file that we ship, twice: in front of what writes down what comes, and in front of the program. */
export interface Front {
  kind: ProxyKind;
  /** That of the root, which alone a caller knows. */
  ca: string;
  proxy: Proxy;
  upstream: RecordingUpstream;
  /** With a certificate of an RSA key; the other one's is on a curve. */
  real: Proxy;
  server: TestServer;
  /** Bytes to a proxy over TLS; what comes back, in so many milliseconds. */
  send(bytes: string, to?: Proxy, patienceMs?: number): Promise<string>;
}

function reasonFor(kind: ProxyKind): string | undefined {
  if (whyNoCertificates() !== undefined) return whyNoCertificates();
  return findProxy(kind) === undefined ? `${kind} is not here; npm test unpacks it` : undefined;
}

/** What stands behind each of them, and their certificates. */
interface Behind {
  folder: string;
  ca: string;
  server: TestServer;
  certificates: Record<'recording' | 'real', Certificate>;
}

async function startBehind(): Promise<Behind> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-front-'));
  const root = makeAuthority({ folder, name: 'root' });
  const by = issueCertificate({ folder, name: 'below', by: root });
  const issue = (name: string, kind: 'ec' | 'rsa') => issueCertificate({ folder, name, by, hosts: [proxyName], kind });
  return {
    folder,
    ca: readFileSync(root.certFile, 'utf8'),
    server: await startTestServer({ config: { publicUrl: `https://${proxyName}`, trustProxy: 1 } }),
    certificates: { recording: issue('recording', 'ec'), real: issue('real', 'rsa') },
  };
}

/** The tests for each proxy. Where one can't be run they say so, and why, among what was skipped. */
export function describeInFront(tests: (front: Front) => void): void {
  let behind: Behind | undefined;
  afterAll(async () => {
    await behind?.server.close();
    if (behind) rmSync(behind.folder, { recursive: true, force: true });
  });
  describe.each(proxyKinds)('%s, with the file that we ship', (kind) => {
    const why = reasonFor(kind);
    describe.skipIf(why !== undefined)(why === undefined ? 'in front' : `(not run: ${why})`, () => {
      const front = { kind } as Front;
      beforeAll(async () => {
        const { folder, ca, server, certificates } = (behind ??= await startBehind());
        const upstream = await startRecordingUpstream();
        const start = (name: 'recording' | 'real', upstreamPort: number) =>
          startProxy(kind, { folder: join(folder, `${kind}-${name}`), certificate: certificates[name], upstreamPort });
        const [proxy, real] = await Promise.all([
          start('recording', upstream.port),
          start('real', Number(new URL(server.url).port)),
        ]);
        const send: Front['send'] = (bytes, to = proxy, patienceMs) => sendRaw(to.httpsPort, bytes, { ca, patienceMs });
        Object.assign(front, { ca, proxy, real, upstream, server, send } satisfies Partial<Front>);
      });
      afterAll(async () => {
        await Promise.all([front.proxy?.stop(), front.real?.stop()]);
        await front.upstream?.stop();
      });
      beforeEach(() => {
        front.upstream.requests.length = 0;
      });
      tests(front);
    });
  });
}

/** A request as bytes, after which the connection ends. */
export function requestBytes(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
  const all = { ...(body !== '' && { 'Content-Length': String(body.length) }), ...headers };
  const lines = Object.entries(all).map((line) => line.join(': '));
  return [`${method} ${path} HTTP/1.1`, `Host: ${proxyName}`, ...lines, 'Connection: close', '', body].join('\r\n');
}
