import type { FontFamily } from './fonts.ts';

/** The scripts in which signs stand in another order than that in which they are written and said. */
export const isReordered: Readonly<Record<FontFamily, boolean>> = {
  latin: false,
  devanagari: true,
  odia: true,
  bengali: true,
  gurmukhi: true,
  olChiki: false,
};

/**
 * Says beside the signs what they mean, so that a word with ‘ि’ can be found and copied in readers that take notice of it: Acrobat,
 * Chrome, Edge and Poppler do, Firefox does not. Inside of the text object, because Poppler looks for its place there.
 */
export function saying(doc: PDFKit.PDFDocument, text: string, write: () => unknown): void {
  const add = doc.addContent.bind(doc);
  const within = (line: string) => {
    doc.addContent = add;
    if (line === 'BT') add(line).markContent('Span', { actual: text });
    else if (line === 'ET') doc.endMarkedContent().addContent(line);
    else add(line);
    doc.addContent = within;
    return doc;
  };
  doc.addContent = within;
  try {
    write();
  } finally {
    doc.addContent = add;
  }
}
