import { instruments, instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import type { ReportInput } from './report-input.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawSilent, drawTagged, ensureRoom, heading, paragraph } from '../../pdf/sheet.ts';
import { colours, contentWidth, page, sizes } from '../../pdf/style.ts';
import type { TextBlock } from '../../pdf/text.ts';
import { drawBlock, layOut } from '../../pdf/text.ts';

/** Who can be called, in one box; in several where no page holds them all. */
export function drawHelp(sheet: Sheet, helpLines: ReportInput['helpLines']): void {
  const { doc } = sheet;
  const { reportMessages } = sheet.messages.report;
  const width = contentWidth - 28;
  const strong = { size: sizes.text, weight: 'semibold', colour: colours.inkStrong } as const;
  const together: TextBlock[][] = [
    [layOut(doc, reportMessages.help, width, { ...strong, size: sizes.heading })],
    ...helpLines.map((line) => [
      layOut(doc, `${line.name}: ${reportMessages.numbers(line.numbers)}`, width, strong),
      ...(line.about ? [layOut(doc, line.about, width, { size: sizes.small, colour: colours.text })] : []),
    ]),
    [layOut(doc, reportMessages.abroad, width, { size: sizes.small, colour: colours.text })],
  ];
  let box: TextBlock[] = [];
  for (const blocks of together) {
    if (heightOfBox([...box, ...blocks]) > page.height - page.top - page.bottom) {
      drawBox(sheet, box);
      box = [];
    }
    box.push(...blocks);
  }
  drawBox(sheet, box);
}

const gap = 3;

const heightOfBox = (blocks: readonly TextBlock[]) => blocks.reduce((sum, block) => sum + block.height + gap, 20);

/** Never torn apart by the end of a page. */
function drawBox(sheet: Sheet, blocks: readonly TextBlock[]): void {
  const { doc } = sheet;
  const height = heightOfBox(blocks);
  ensureRoom(sheet, height);
  drawSilent(sheet, () => doc.roundedRect(page.left, sheet.y, contentWidth, height, 8).fill(colours.inkTint));
  let y = sheet.y + 11;
  for (const block of blocks) {
    drawTagged(sheet, 'P', () => drawBlock(doc, block, page.left + 14, y));
    y += block.height + gap;
  }
  sheet.y += height + 16;
}

/** Whom to ask about one's data. */
export function drawContacts(sheet: Sheet, lines: readonly string[]): void {
  if (lines.length === 0) return;
  sheet.y += 8;
  heading(sheet, sheet.messages.organisation.contactMessages.title, 40);
  for (const line of lines) paragraph(sheet, line, { size: sizes.small, colour: colours.muted, after: 4 });
}

/** What the numbers mean, and whose questionnaires they come from. */
export function drawReading(sheet: Sheet): void {
  const { reportMessages } = sheet.messages.report;
  const { levelNames } = sheet.messages.instruments;
  const text = { size: sizes.text, after: 5 };
  const quiet = { size: sizes.small, colour: colours.muted, after: 4 };
  heading(sheet, reportMessages.reading, 60);
  paragraph(sheet, reportMessages.notADiagnosis, { ...text, weight: 'semibold', after: 2 });
  paragraph(sheet, reportMessages.readingText, text);
  for (const type of instrumentTypes) {
    const bands = instruments[type].bands
      .map(({ name, min, max }) => reportMessages.bandOf(levelNames[name], min, max))
      .join(', ');
    paragraph(sheet, `${reportMessages.bandsOf(type, bands)} (${instruments[type].bandsSource})`, quiet);
  }
  sheet.y += 8;
  heading(sheet, reportMessages.attribution, 40);
  const attributions = new Set(instrumentTypes.map((type) => instruments[type].attribution));
  paragraph(sheet, instrumentTypes.join(', '), { ...quiet, weight: 'semibold', after: 1 });
  for (const attribution of attributions) paragraph(sheet, attribution, quiet);
}
