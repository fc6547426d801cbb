import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Recorded {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What stands behind a proxy: writes down each request as the program's own HTTP parser reads it. */
export interface RecordingUpstream {
  port: number;
  requests: Recorded[];
  /** Takes requests that come from now on, and hangs up without an answer. */
  dieAfterTaking(dies: boolean): void;
  /** Listens no more; every connection is cut. */
  stop(): Promise<void>;
  /** On the same port again. */
  start(): Promise<void>;
}

export async function startRecordingUpstream(): Promise<RecordingUpstream> {
  const requests: Recorded[] = [];
  let dies = false;
  async function record(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    requests.push({ method, url, headers, body });
    if (dies) request.socket.destroy();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
  }
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    // One that is broken off in the middle is no request.
    record(request, response).catch(() => undefined);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    requests,
    dieAfterTaking: (does) => {
      dies = does;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    start: async () => void (await listen(port)),
  };
}
