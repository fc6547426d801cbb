import * as z from 'zod/mini';

/**
 * What is in a backup, before it is compressed and encrypted: frames of a letter, a length and a content. `B` begins and
 * names the schema, then for each table `T`, the rows as `COPY ... TO STDOUT` writes them in pieces `D`, and `E` with their
 * number and digest; `F` finishes.
 */
export interface Frame {
  kind: string;
  content: Buffer;
}

const headLength = 5;

/** Ours are of some 64 KiB. */
const largestFrame = 64 * 1024 * 1024;

const digestText = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.minimum(0));

export const beginSchema = z.object({
  madeAt: z.iso.datetime(),
  /** The migrations that the database had. */
  schema: z.array(z.object({ number: count, file: z.string(), checksum: digestText })),
  /** Ids of the data keys that its values are encrypted with. */
  keys: z.array(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), isNullable: z.boolean() })) }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string().check(z.regex(/^-?\d{1,19}$/)) })),
});
export type Begin = z.infer<typeof beginSchema>;

export const tableSchema = z.object({ name: z.string() });
export const tableEndSchema = z.object({ rows: count, sha256: digestText });
export const finishSchema = z.object({ tables: count, rows: count, sha256: digestText });

export function frame(kind: string, content: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(headLength);
  head.write(kind, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** Thrown for content that is not built like this, which is reported as damage. */
export class FrameFault extends Error {
  override readonly name = 'FrameFault';
}

export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let waiting: Buffer[] = [];
  let size = 0;
  let wanted = headLength;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < wanted) continue;
    let rest = Buffer.concat(waiting, size);
    for (;;) {
      if (rest.length < headLength) break;
      const length = rest.readUInt32BE(1);
      if (length > largestFrame) throw new FrameFault('a frame is too long');
      if (rest.length < headLength + length) break;
      yield { kind: rest.toString('latin1', 0, 1), content: rest.subarray(headLength, headLength + length) };
      rest = rest.subarray(headLength + length);
    }
    waiting = [rest];
    size = rest.length;
    wanted = headLength + (size >= headLength ? rest.readUInt32BE(1) : 0);
  }
  if (size > 0) throw new FrameFault('it ends within a frame');
}

/** The content of a frame that says something about the others. */
export function parseFrame<Schema extends z.ZodMiniType>({ content }: Frame, schema: Schema): z.infer<Schema> {
  try {
    return z.parse(schema, JSON.parse(content.toString('utf8')));
  } catch {
    throw new FrameFault('a frame is not as it should be');
  }
}
