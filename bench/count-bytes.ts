import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

interface CountedLine {
  url: string;
  /** What has passed both ways, with all headers. */
  bytes(): number;
  stop(): void;
}

/** A line to a port of this machine that counts what it carries, no matter who asks: the page, its worker or the browser itself. */
export async function countBytes(port: number): Promise<CountedLine> {
  let bytes = 0;
  const count = (part: Buffer) => (bytes += part.length);
  const line = createServer((here) => {
    const there = connect(port, '127.0.0.1');
    for (const end of [here, there]) end.on('data', count).on('error', () => void (here.destroy(), there.destroy()));
    here.pipe(there).pipe(here);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    bytes: () => bytes,
    stop: () => void line.close(),
  };
}
