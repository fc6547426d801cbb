import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** True for the text itself and for its bytes as PostgreSQL and others print them. */
export function holds(content: Buffer, text: string): boolean {
  return [text, Buffer.from(text).toString('hex'), Buffer.from(text).toString('base64').slice(0, -3)].some((form) =>
    content.includes(form),
  );
}

/** Every file in a folder and below that holds one of the texts, with that text. */
export function filesHolding(folder: string, texts: readonly string[]): string[] {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const content = contentOf(join(parentPath, name));
    return texts.filter((text) => holds(content, text)).map((text) => `${join(parentPath, name)}: ${text}`);
  });
}

/** Nothing where it has gone meanwhile: a database that runs removes files of its own. */
function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return Buffer.alloc(0);
  }
}
