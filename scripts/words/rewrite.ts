import type { Entry } from './entries.ts';
import { formsOf } from './entries.ts';
import type { Wording } from './slots.ts';
import type { MessageSource, Node } from './source.ts';

/** What a language says from now on for an entry. */
export interface Change {
  entry: Entry;
  texts: readonly string[];
}

interface Edit {
  start: number;
  end: number;
  /** Code; what is put in stands as the part of the file where it stands now. */
  parts: readonly (string | Node)[];
}

/** A file with other texts in the places of the old ones, and not a byte changed beside them. */
export function rewritten(source: MessageSource, changes: readonly Change[], language: string): string {
  const edits = changes
    .flatMap((change) => editsOf(source, change, language))
    .sort((one, other) => one.start - other.start);

  function codeOf(start: number, end: number): string {
    let code = '';
    let at = start;
    for (const edit of edits) {
      if (edit.start < at || edit.end > end) continue;
      code += source.text.slice(at, edit.start);
      code += edit.parts.map((part) => (typeof part === 'string' ? part : inside(part))).join('');
      at = edit.end;
    }
    return code + source.text.slice(at, end);
  }
  const inside = ({ start, end }: Node) => `\${${codeOf(start, end)}}`;

  return codeOf(0, source.text.length);
}

function editsOf(source: MessageSource, { entry: { slot, own }, texts }: Change, language: string): Edit[] {
  const names = slot.plural ? formsOf(language) : ['other'];
  return names.flatMap((name, at): Edit[] => {
    const text = texts[at] ?? '';
    const form = slot.forms.get(name);
    const { object } = slot;
    if (text === own[at]) return [];
    if (form) return [{ start: form.node.start, end: form.node.end, parts: written(source, form, text) }];
    const other = slot.forms.get('other');
    if (!object || !other) return [];
    const start = object.start + 1;
    return [{ start, end: start, parts: [` ${name}: `, ...written(source, other, text), ','] }];
  });
}

/** A text as code: nothing in it can end the string or be run. */
function written(source: MessageSource, { node, puts }: Wording, text: string): (string | Node)[] {
  if (puts.size === 0) {
    const quote = source.text[node.start] ?? "'";
    return [quote + escaped(text, quote) + quote];
  }
  const parts = text.split(/\{([\w.]+)\}/).map((part, at) => {
    const put = at % 2 === 1 ? puts.get(part) : undefined;
    return put ?? escaped(part, '`');
  });
  return ['`', ...parts, '`'];
}

function escaped(text: string, quote: string): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll('\n', String.raw`\n`);
  return quote === '`' ? plain.replaceAll('`', '\\`').replaceAll('${', '\\${') : plain.replaceAll(quote, `\\${quote}`);
}
