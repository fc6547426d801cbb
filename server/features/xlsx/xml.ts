import { damaged } from '../../core/file-refusals.ts';

export interface XmlListener {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** A tag or a text is never longer in a workbook: a cell has 32,767 characters. */
const longestPiece = 1024 * 1024;

const space = String.raw`[ \t\r\n]`;
const attributePattern = String.raw`${space}+[^\s=<>"'/]+${space}*=${space}*(?:"[^"<]*"|'[^'<]*')`;
const tag = new RegExp(String.raw`<(/?)([^\s<>/=!?"']+)((?:${attributePattern})*)${space}*(/?)>`, 'y');
const attributes = new RegExp(String.raw`([^\s=]+)${space}*=${space}*(?:"([^"]*)"|'([^']*)')`, 'g');

/** What is left out, from and through. A document type is none of them: it is refused, so that no entity can be declared. */
const skipped = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/**
 * Tells the tags and texts of a part of a workbook, in the order in which they come, without the prefixes of their names. The pieces may
 * end anywhere. Knows as much of XML as workbooks have.
 */
export async function readXml(pieces: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  const depth = { open: 0 };
  for await (const piece of pieces) {
    rest = takeAll(rest + decoded(decoder, piece), listener, depth);
    if (rest.length > longestPiece) throw damaged();
  }
  rest = takeAll(rest + decoded(decoder), listener, depth);
  if (rest.trim() !== '' || depth.open !== 0) throw damaged();
}

function decoded(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw damaged();
  }
}

/** Answers what has no end yet. */
function takeAll(text: string, listener: XmlListener, depth: { open: number }): string {
  let at = 0;
  while (at < text.length) {
    const next = text[at] === '<' ? takeMarkup(text, at, listener, depth) : takeText(text, at, listener);
    if (next === undefined) break;
    at = next;
  }
  return text.slice(at);
}

function takeText(text: string, at: number, { text: tell }: XmlListener): number | undefined {
  const end = text.indexOf('<', at);
  if (end < 0) return undefined;
  tell?.(plainText(text.slice(at, end)));
  return end;
}

function takeMarkup(text: string, at: number, listener: XmlListener, depth: { open: number }): number | undefined {
  for (const [begin, end] of skipped) if (text.startsWith(begin, at)) return after(text, end, at + begin.length);
  if (text.startsWith('<![CDATA[', at)) {
    const end = after(text, ']]>', at);
    if (end !== undefined) listener.text?.(text.slice(at + 9, end - 3));
    return end;
  }
  tag.lastIndex = at;
  const found = tag.exec(text);
  if (!found) {
    // What begins so is a tag that goes on in the next piece, or none that a workbook has.
    if (/^<!DOCTYPE/i.test(text.slice(at, at + 9))) throw damaged();
    return undefined;
  }
  const [whole, isEnd, full = '', given = '', isAlone] = found;
  const name = full.slice(full.indexOf(':') + 1);
  if (!isEnd) listener.open?.(name, (wanted) => attributeOf(given, wanted));
  if (isEnd || isAlone) listener.close?.(name);
  depth.open += isEnd ? -1 : isAlone ? 0 : 1;
  if (depth.open < 0) throw damaged();
  return at + whole.length;
}

function after(text: string, end: string, from: number): number | undefined {
  const at = text.indexOf(end, from);
  return at < 0 ? undefined : at + end.length;
}

function attributeOf(given: string, wanted: string): string | undefined {
  for (const [, name = '', double, single] of given.matchAll(attributes))
    if (name.slice(name.indexOf(':') + 1) === wanted) return plainText(double ?? single ?? '');
  return undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plainText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&([^;&]{0,10})(;?)/g, (_, name: string, end: string) => {
    const code = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name);
    const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : undefined;
    const sign = point === undefined ? entities[name] : point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
    if (end === '' || sign === undefined) throw damaged();
    return sign;
  });
}
