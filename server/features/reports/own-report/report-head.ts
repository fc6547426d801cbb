import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { instruments } from '../../../../domain/instruments/instrument.ts';
import type { Messages } from '../../../../domain/messages/messages.ts';
import type { ReportInput, ReportMood } from './report-input.ts';
import { drawBandMarks, drawFace } from '../../pdf/marks.ts';
import type { Result } from './report-results.ts';
import { isPrintable } from '../../pdf/script.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawHeading, drawSilent, drawTagged, paragraph } from '../../pdf/sheet.ts';
import { colours, contentWidth, page, sizes } from '../../pdf/style.ts';
import { drawBlock, drawLabel, layOut, smaller, widthOf } from '../../pdf/text.ts';

const cardGap = 12;
const cardWidth = (contentWidth - 2 * cardGap) / 3;
const cardHeight = 82;

/** Whose report it is, of what time, and who made it. */
export function drawHead(sheet: Sheet, input: ReportInput): void {
  const { messages } = sheet;
  const { reportMessages } = messages.report;
  const { formatDateAndTime, formatLocalDate } = messages.dates;
  const { productTitle, organisation, person, generatedAt, timeZone, period } = input;
  const quiet = { size: sizes.text, colour: colours.muted };
  drawLogo(sheet, input.logo);
  const width = input.logo ? contentWidth - logoRoom.width - 12 : contentWidth;
  drawHeading(sheet, reportMessages.producer(productTitle, organisation), reportMessages.documentTitle, width);
  paragraph(sheet, nameOf(person.name, messages), { size: sizes.name, weight: 'semibold', after: 2 });
  const days = period
    ? reportMessages.periodOf(formatLocalDate(period.from, timeZone), formatLocalDate(period.to, timeZone))
    : reportMessages.noRecords;
  paragraph(sheet, `${reportMessages.period}: ${days}`, { ...quiet, after: 1 });
  const made = reportMessages.madeOn(formatDateAndTime(generatedAt, timeZone), timeZone, productTitle);
  paragraph(sheet, `${reportMessages.made}: ${made}`, { ...quiet, after: 12 });
}

const logoRoom = { width: 130, height: 40 };

/** In the corner, where nothing else stands. A picture that cannot be drawn keeps no one from their report. */
function drawLogo(sheet: Sheet, logo: Uint8Array | undefined): void {
  if (!logo) return;
  const { doc } = sheet;
  const left = page.left + contentWidth - logoRoom.width;
  drawSilent(sheet, () => {
    doc.save();
    try {
      const fit: [number, number] = [logoRoom.width, logoRoom.height];
      doc.image(Buffer.from(logo), left, sheet.y, { fit, align: 'right' });
    } catch {
      // The organisation's name stands there in any case.
    }
    doc.restore();
  });
}

/** The latest of each kind, side by side. */
export function drawGlance(
  sheet: Sheet,
  {
    types,
    results,
    moods,
    timeZone,
  }: {
    types: readonly InstrumentType[];
    results: Record<InstrumentType, readonly Result[]>;
    /** Oldest first; false where they are not shown. */
    moods: readonly ReportMood[] | false;
    timeZone: string;
  },
): void {
  const { reportMessages } = sheet.messages.report;
  const { instrumentMessages } = sheet.messages.instruments;
  types.forEach((type, index) => {
    const latest = results[type].at(-1);
    const title = `${type} · ${instrumentMessages.measures[type]}`;
    drawCard(sheet, index, title, (x) =>
      latest ? drawLatest(sheet, x, latest, timeZone) : drawNothing(sheet, x, reportMessages.empty[type]),
    );
  });
  if (moods) drawCard(sheet, types.length, reportMessages.moodCard, (x) => drawMood(x, moods.at(-1)));
  sheet.y += cardHeight + 10;

  function drawMood(x: number, latestMood: ReportMood | undefined): void {
    if (!latestMood) return drawNothing(sheet, x, reportMessages.empty.mood);
    drawFace(sheet.doc, latestMood.mood, x + 11, sheet.y + 40, 11);
    drawLabel(sheet.doc, sheet.messages.moods.moodNames[latestMood.mood], x + 30, sheet.y + 45, {
      size: 15,
      weight: 'semibold',
      colour: colours.inkStrong,
    });
    drawDate(sheet, x, sheet.messages.dates.formatDateAndTime(latestMood.created_at, timeZone));
  }
}

/** The sentence that every number needs beside it. */
export function drawCaution(sheet: Sheet): void {
  const { doc } = sheet;
  drawSilent(sheet, () => doc.roundedRect(page.left, sheet.y, contentWidth, 24, 6).fill(colours.inkTint));
  drawTagged(sheet, 'P', () =>
    drawLabel(doc, sheet.messages.report.reportMessages.notADiagnosis, page.left + 12, sheet.y + 15.5, {
      size: sizes.text,
      weight: 'semibold',
      colour: colours.inkStrong,
    }),
  );
  sheet.y += 38;
}

function nameOf(name: string, { report: { reportMessages } }: Messages): string {
  if (name.trim() === '') return reportMessages.nobody;
  return isPrintable(name) ? name : reportMessages.unprintableName;
}

function drawCard(sheet: Sheet, place: number, title: string, fill: (x: number) => void): void {
  const left = page.left + place * (cardWidth + cardGap);
  drawSilent(sheet, () => {
    sheet.doc.roundedRect(left, sheet.y, cardWidth, cardHeight, 8).lineWidth(0.8).stroke(colours.hairline);
  });
  drawTagged(sheet, 'P', () => {
    const block = layOut(sheet.doc, title, cardWidth - 20, {
      size: sizes.small,
      weight: 'semibold',
      colour: colours.ink,
    });
    drawBlock(sheet.doc, block, left + 12, sheet.y + 8);
    fill(left + 12);
  });
}

function drawLatest(sheet: Sheet, x: number, latest: Result, timeZone: string): void {
  const { doc, y, messages } = sheet;
  const { changeInPoints, levelNames } = messages.instruments;
  const level = levelNames[latest.severity];
  const [, largest] = instruments[latest.type].range;
  const score = String(latest.total_score);
  const large = { size: sizes.number, weight: 'semibold', colour: colours.inkStrong } as const;
  const number = widthOf(doc, score, large);
  drawLabel(doc, score, x, y + 46, large);
  if (latest.band) {
    const besides = x + number + 5;
    const ofLargest = messages.report.reportMessages.ofLargest(largest);
    const quiet = { size: sizes.small, colour: colours.muted };
    drawLabel(doc, ofLargest, besides, y + 46, quiet);
    const mark = besides + widthOf(doc, ofLargest, quiet) + 7;
    drawBandMarks(doc, [{ type: latest.type, key: latest.band, x: mark, y: y + 38.5 }]);
    const room = x + cardWidth - 20 - (mark + 13);
    const style = smaller(doc, level, room, { size: sizes.small, weight: 'semibold' as const });
    drawLabel(doc, level, mark + 13, y + 46, style);
  } else {
    drawLabel(doc, level, x + number + 8, y + 46, { size: sizes.small, colour: colours.muted });
  }
  const date = messages.dates.formatLocalDate(latest.created_at, timeZone);
  drawDate(sheet, x, date, latest.change ? changeInPoints(latest.change) : '');
}

function drawNothing(sheet: Sheet, x: number, text: string): void {
  const block = layOut(sheet.doc, text, cardWidth - 20, { size: sizes.text, colour: colours.muted });
  drawBlock(sheet.doc, block, x, sheet.y + 32);
}

function drawDate(sheet: Sheet, x: number, date: string, besides = ''): void {
  const text = [date, besides].filter((part) => part !== '').join(' · ');
  drawLabel(sheet.doc, text, x, sheet.y + 68, { size: sizes.small, colour: colours.muted });
}
