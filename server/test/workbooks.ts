import { crc32, deflateRawSync } from 'node:zlib';

interface ZipPart {
  name: string;
  content: string | Buffer;
  /** What its directory says of it, where that is a lie. */
  unpacked?: number;
  isLocked?: boolean;
}

/** An archive as programs write it, or as an attacker would. */
export function zipOf(parts: readonly ZipPart[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, unpacked, isLocked } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const numbers = (header: Buffer, from: number) => {
      header.writeUInt16LE(isLocked ? 1 : 0, from);
      header.writeUInt16LE(8, from + 2);
      header.writeUInt32LE(crc32(bytes), from + 8);
      header.writeUInt32LE(packed.length, from + 12);
      header.writeUInt32LE(unpacked ?? bytes.length, from + 16);
      header.writeUInt16LE(title.length, from + 20);
      return header;
    };
    const local = numbers(Buffer.alloc(30), 6);
    local.writeUInt32LE(0x04034b50, 0);
    const entry = numbers(Buffer.alloc(46), 8);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(at, 42);
    locals.push(local, title, packed);
    directory.push(entry, title);
    at += local.length + title.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

export interface WorkbookParts {
  /** What stands inside of `<sheetData>`. */
  rows: string;
  sharedStrings?: string;
  /** What stands inside of `<styleSheet>`. */
  styles?: string;
  /** What stands before `<sheets>`. */
  properties?: string;
  sheets?: string;
  sheetTarget?: string;
  /** Before the first tag of the sheet. */
  prologue?: string;
  /** Beside those that it needs. */
  relations?: string;
  more?: readonly ZipPart[];
  unpacked?: number;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = (list: readonly (readonly [string, string, string])[], more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}${more}</Relationships>`;

export function workbook({ rows, sharedStrings = '', styles = '', ...parts }: WorkbookParts): Buffer<ArrayBuffer> {
  const { properties = '', sheets = '<sheet name="Staff" sheetId="7" r:id="rId1"/>', prologue = '' } = parts;
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations([['rId1', 'officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="${office}">${properties}<sheets>${sheets}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        [
          ['rId1', 'worksheet', parts.sheetTarget ?? 'worksheets/sheet1.xml'],
          ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
          ['rId3', 'sharedStrings', 'sharedStrings.xml'],
          ['rId4', 'styles', 'styles.xml'],
        ],
        parts.relations,
      ),
    },
    { name: 'xl/sharedStrings.xml', content: `<sst ${main}>${sharedStrings}</sst>` },
    { name: 'xl/styles.xml', content: `<styleSheet ${main}>${styles}</styleSheet>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${prologue}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
      ...(parts.unpacked !== undefined && { unpacked: parts.unpacked }),
    },
    ...(parts.more ?? []),
  ]);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A workbook of texts, each in its cell. */
export function workbookOf(lines: readonly (readonly string[])[]): Buffer<ArrayBuffer> {
  const cell = (text: string) => (text === '' ? '' : `<is><t xml:space="preserve">${escaped(text)}</t></is>`);
  const rows = lines.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((text, column) => `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr">${cell(text)}</c>`).join('')}</row>`,
  );
  return workbook({ rows: rows.join('') });
}
