import { mostInLine } from '../csv/table.ts';
import { tooLarge } from '../../core/file-refusals.ts';
import type { XmlListener } from './xml.ts';
import { readXml } from './xml.ts';

const mostTexts = 1_000_000;

/** The texts that cells refer to by their place, in the order of the part. */
export async function readSharedTexts(pieces: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = [];
  const rich = richText();
  await readXml(pieces, {
    ...rich.listener,
    close: (name) => {
      rich.listener.close(name);
      if (name !== 'si') return;
      if (texts.length === mostTexts) throw tooLarge();
      texts.push(rich.take());
    },
  });
  return texts;
}

/** Puts together the runs of a text, each of which looks its own way. How Japanese is pronounced is none of it. */
export function richText(): { listener: Required<XmlListener>; take: () => string } {
  let text = '';
  let isText = false;
  let isSpoken = false;
  return {
    listener: {
      open: (name) => {
        if (name === 'rPh') isSpoken = true;
        isText = name === 't' && !isSpoken;
      },
      close: (name) => {
        if (name === 'rPh') isSpoken = false;
        isText = false;
      },
      text: (more) => {
        if (!isText) return;
        text += more;
        if (text.length > mostInLine) throw tooLarge();
      },
    },
    take: () => {
      const whole = text;
      text = '';
      return unescaped(whole);
    },
  };
}

/** Signs that XML can't hold, such as the end of a line as Windows has it, stand as `_x000D_`. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
