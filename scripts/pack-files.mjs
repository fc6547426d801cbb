import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const packable = /\.(?:js|css|svg)$/;
/** Under this size (bytes) the packed file is hardly smaller. */
const worthPacking = 512;

/** Lays a .br and a .gz beside each text file of a folder, so that the server packs nothing while someone waits. */
export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && packable.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(packFile));
}

async function packFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < worthPacking) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([packBrotli(bytes, { params }), packGzip(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
