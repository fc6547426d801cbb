import { once } from 'node:events';
import { deflateSync } from 'node:zlib';
import PdfKit from 'pdfkit';
import { round } from '../../../domain/charts/plot-area.ts';
import type { FontFamily, FontWeight } from './report-fonts.ts';
import { fontName, lettersFor, parsedFont } from './report-fonts.ts';
import { alphabet, codesOf } from './report-alphabet.ts';
import type { Letters, SetText } from './report-letters.ts';
import { operands } from './report-style.ts';

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The font that was chosen last: pdfkit has no other way to ask for it. */
      _font: {
        id: string;
        ref(): PDFKitReference;
        encode(text: string): [numbers: string[], positions: { xAdvance: number; advanceWidth: number }[]];
      };
    }
  }
}

/** The letters of one font as a document numbers them. */
type Face = {
  letters: Letters;
  codes: readonly string[];
  /** What was shown before: most cells of a table say the same as another. */
  shown: Map<string, SetText>;
  id: string;
  ref: PDFKit.PDFKitReference;
};

// Half the time of zlib's own choice, for an eighth more bytes.
const level = 3;

/**
 * pdfkit's document, with what a report does thousands of times made cheaper: operators are gathered for each page, where
 * pdfkit turns every single one into bytes, and what a page has been told (a colour, the letters) is not said again.
 */
export class Paper extends PdfKit {
  readonly #faces = new Map<FontWeight, Face>();
  readonly #registered = new Set<string>();
  readonly #pages: { content: PDFKit.PDFKitReference; parts: Buffer[] }[] = [];
  #current = 0;
  #ops: string[] = [];
  /** What the page has been told already. */
  #told: { fill?: string; stroke?: string; type?: string } = {};

  constructor(options: PDFKit.PDFDocumentOptions) {
    // pdfkit would read Helvetica, and begin to draw before the fields of this class are there.
    super({ ...options, bufferPages: true, font: '', autoFirstPage: false });
    this.addPage();
  }

  /** All of it, once it is drawn. */
  async finish(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.on('data', (part: Buffer) => parts.push(part));
    this.end();
    await once(this, 'end');
    return Buffer.concat(parts);
  }

  choose(family: FontFamily, weight: FontWeight): this {
    if (family === 'latin') this.face(weight);
    return this.#chosen(family, weight);
  }

  /** The Latin letters of a weight. The alphabet is the first that they hold: so all documents embed the same. */
  face(weight: FontWeight): Face {
    const known = this.#faces.get(weight);
    if (known) return known;
    const font = this.#chosen('latin', weight)._font;
    const face = {
      letters: lettersFor(weight),
      codes: codesOf(font.encode(alphabet)[0]),
      shown: new Map<string, SetText>(),
      id: font.id,
      ref: font.ref(),
    };
    this.#faces.set(weight, face);
    return face;
  }

  /**
   * Shows a plain text from `x` on, its baseline at `y`, and returns its width. The page counts from its top and letters
   * from their foot up: the matrix of the text turns them over.
   */
  show(text: string, x: number, y: number, { size, weight }: { size: number; weight: FontWeight }): number {
    const { letters, codes, shown, id, ref } = this.face(weight);
    const set = shown.get(text) ?? letters.set(text, codes);
    shown.set(text, set);
    this.page.fonts[id] ??= ref;
    const type = `/${id} ${size} Tf`;
    const chosen = this.#told.type === type ? '' : `${type} `;
    this.#told.type = type;
    this.addContent(`BT ${chosen}1 0 0 -1 ${round(x)} ${round(y)} Tm [${set.glyphs}] TJ ET`);
    return (set.width * size) / 1000;
  }

  /** Parsing a font takes some 25 ms: only one that is needed. */
  #chosen(family: FontFamily, weight: FontWeight): this {
    const name = fontName(family, weight);
    if (!this.#registered.has(name)) this.registerFont(name, parsedFont(family, weight));
    this.#registered.add(name);
    return this.font(name);
  }

  override addContent(op: string): this {
    this.#ops.push(op);
    return this;
  }

  override fillColor(colour: string): this {
    if (this.#told.fill === colour) return this;
    this.#told.fill = colour;
    return this.addContent(`${operands(colour)} rg`);
  }

  override strokeColor(colour: string): this {
    if (this.#told.stroke === colour) return this;
    this.#told.stroke = colour;
    return this.addContent(`${operands(colour)} RG`);
  }

  override restore(): this {
    this.#told = {};
    return super.restore();
  }

  override addPage(options?: PDFKit.PDFDocumentOptions): this {
    this.#leavePage();
    // Its content is compressed here, in the end.
    this.compress = false;
    super.addPage(options);
    this.compress = true;
    this.#current = this.#pages.push({ content: this.page.content, parts: [] }) - 1;
    return this;
  }

  override switchToPage(page: number): PDFKit.PDFPage {
    this.#leavePage();
    this.#current = page;
    return super.switchToPage(page);
  }

  override end(): void {
    this.#leavePage();
    for (const { content, parts } of this.#pages) {
      Object.assign(content.data, { Filter: 'FlateDecode' });
      content.write(deflateSync(Buffer.concat(parts), { level }));
    }
    super.end();
  }

  #leavePage(): void {
    if (this.#ops.length > 0)
      this.#pages[this.#current]?.parts.push(Buffer.from(`${this.#ops.join('\n')}\n`, 'latin1'));
    [this.#ops, this.#told] = [[], {}];
  }
}
