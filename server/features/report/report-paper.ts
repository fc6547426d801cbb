import { once } from 'node:events';
import PdfKit from 'pdfkit';
import { round } from '../../../domain/charts/plot-area.ts';
import type { FontFamily, FontWeight } from './report-fonts.ts';
import { fontName, lettersFor, parsedFont } from './report-fonts.ts';
import { alphabet, codesOf } from './report-alphabet.ts';
import type { Letters } from './report-letters.ts';
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
type Face = { letters: Letters; codes: readonly string[]; id: string; ref: PDFKit.PDFKitReference };

/**
 * pdfkit's document, with what a report does thousands of times made cheaper: operators are gathered for each page, where
 * pdfkit turns every single one into bytes, and a colour is written once, as short as it can be.
 */
export class Paper extends PdfKit {
  readonly #faces = new Map<FontWeight, Face>();
  readonly #registered = new Set<string>();
  #ops: string[] = [];
  #fill: string | undefined;
  #stroke: string | undefined;

  constructor(options: PDFKit.PDFDocumentOptions) {
    // pdfkit would begin to draw before the fields of this class are there.
    super({ ...options, autoFirstPage: false });
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
    const { letters, codes, id, ref } = this.face(weight);
    const { glyphs, width } = letters.set(text, codes);
    this.page.fonts[id] ??= ref;
    this.addContent(`BT /${id} ${size} Tf 1 0 0 -1 ${round(x)} ${round(y)} Tm [${glyphs}] TJ ET`);
    return (width * size) / 1000;
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
    if (this.#fill === colour) return this;
    this.#fill = colour;
    return this.addContent(`${operands(colour)} rg`);
  }

  override strokeColor(colour: string): this {
    if (this.#stroke === colour) return this;
    this.#stroke = colour;
    return this.addContent(`${operands(colour)} RG`);
  }

  override restore(): this {
    this.#forgetColours();
    return super.restore();
  }

  override addPage(options?: PDFKit.PDFDocumentOptions): this {
    this.#writeOps();
    super.addPage(options);
    return this;
  }

  override switchToPage(page: number): PDFKit.PDFPage {
    this.#writeOps();
    return super.switchToPage(page);
  }

  override end(): void {
    this.#writeOps();
    super.end();
  }

  #forgetColours(): void {
    this.#fill = undefined;
    this.#stroke = undefined;
  }

  #writeOps(): void {
    this.#forgetColours();
    if (this.#ops.length === 0) return;
    this.page.write(Buffer.from(`${this.#ops.join('\n')}\n`, 'latin1'));
    this.#ops = [];
  }
}
