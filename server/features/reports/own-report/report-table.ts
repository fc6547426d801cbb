import { setImmediate } from 'node:timers/promises';
import { instruments, instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import { firstLanguage, languageCodes } from '../../../../domain/languages.ts';
import type { Messages } from '../../../../domain/messages/messages.ts';
import { drawBandMarks } from '../../pdf/marks.ts';
import type { Result } from './report-results.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawSilent, drawTagged, ensureRoom, heading, paragraph, roomLeft } from '../../pdf/sheet.ts';
import { colours, contentWidth, page, sizes } from '../../pdf/style.ts';
import type { TextStyle } from '../../pdf/text.ts';
import { drawLabel } from '../../pdf/text.ts';

const rowHeight = 17;
const columns = { date: 0, test: 122, score: 226, level: 250, change: 370 } as const;

// A tagged cell costs some 100 bytes that do not compress: a very long table is tagged by pages, and stays small.
const mostTaggedRows = 300;

type Struct = ReturnType<PDFKit.PDFDocument['struct']>;

type Cell = { text: string; x: number; align?: 'right'; style: TextStyle };

interface Table {
  timeZone: string;
  /** There are older ones, too. */
  isCut: boolean;
}

/** Results, newest first; the head is repeated on every page. Lets other requests in between two pages. */
export async function drawTable(sheet: Sheet, results: readonly Result[], { timeZone, isCut }: Table): Promise<void> {
  const { reportMessages } = sheet.messages.report;
  heading(sheet, reportMessages.results, rowHeight * 4);
  if (results.length === 0) {
    paragraph(sheet, reportMessages.noResults, { size: sizes.text, colour: colours.muted, after: 14 });
    return;
  }
  const table = results.length <= mostTaggedRows ? sheet.doc.struct('Table') : undefined;
  if (table) sheet.root.add(table);
  for (let drawn = 0; drawn < results.length;) {
    ensureRoom(sheet, rowHeight * 2);
    const rows = results.slice(drawn, drawn + Math.floor((roomLeft(sheet) - rowHeight) / rowHeight));
    drawHead(sheet, drawn === 0 ? table : undefined);
    drawSilent(sheet, () => drawRowMarks(sheet, rows));
    sheet.doc.fillColor(colours.text);
    if (table) drawTaggedRows(sheet, table, rows, timeZone);
    else drawTagged(sheet, 'P', () => drawPlainRows(sheet, rows, timeZone));
    drawn += rows.length;
    await setImmediate();
  }
  table?.end();
  sheet.y += 8;
  drawNotes(sheet, results, isCut);
}

/** Repeated heads are for the eye only: a screen reader knows the first. */
function drawHead(sheet: Sheet, table: Struct | undefined): void {
  drawSilent(sheet, () => sheet.doc.rect(page.left, sheet.y, contentWidth, rowHeight).fill(colours.inkTint));
  if (table) {
    const row = sheet.doc.struct('TR');
    table.add(row);
    for (const cell of headCells(sheet.messages)) row.add(sheet.doc.struct('TH', {}, [() => drawCell(sheet, cell)]));
    row.end();
  } else {
    drawSilent(sheet, () => headCells(sheet.messages).forEach((cell) => drawCell(sheet, cell)));
  }
  sheet.y += rowHeight;
}

function headCells({ report: { reportMessages } }: Messages): Cell[] {
  const style: TextStyle = { size: sizes.small, weight: 'semibold', colour: colours.inkStrong };
  const { date, test, score, level, change } = reportMessages.columns;
  return [
    { text: date, x: columns.date, style },
    { text: test, x: columns.test, style },
    { text: score, x: columns.score, align: 'right', style },
    { text: level, x: columns.level, style },
    { text: change, x: columns.change, style },
  ];
}

function drawTaggedRows(sheet: Sheet, table: Struct, rows: readonly Result[], timeZone: string): void {
  const { doc } = sheet;
  for (const result of rows) {
    const row = doc.struct('TR');
    table.add(row);
    for (const cell of rowCells(result, timeZone, sheet.messages))
      row.add(doc.struct('TD', {}, [() => drawCell(sheet, cell)]));
    row.end();
    sheet.y += rowHeight;
  }
}

function drawPlainRows(sheet: Sheet, rows: readonly Result[], timeZone: string): void {
  for (const result of rows) {
    for (const cell of rowCells(result, timeZone, sheet.messages)) drawCell(sheet, cell);
    sheet.y += rowHeight;
  }
}

/** What is behind and beside the text of all these rows. */
function drawRowMarks({ doc, y }: Sheet, rows: readonly Result[]): void {
  const tops = rows.map((_, index) => y + rowHeight * index);
  const shaded = tops.filter((_, index) => index % 2 === 1);
  for (const top of shaded) doc.rect(page.left, top, contentWidth, rowHeight);
  if (shaded.length > 0) doc.fill(colours.sunken);
  const x = page.left + 6 + columns.level;
  const marks = rows.map(({ type, band }, index) => band && { type, key: band, x, y: (tops[index] ?? y) + 4 });
  drawBandMarks(
    doc,
    marks.filter((mark) => mark !== null),
  );
}

function rowCells(result: Result, timeZone: string, messages: Messages): Cell[] {
  const { type, total_score, created_at, severity, change } = result;
  // Told once for all rows of a page: each telling is an operator of its own in each of thousands of cells.
  const style: TextStyle = { size: sizes.small, colour: null };
  const [, largest] = instruments[type].range;
  return [
    { text: messages.dates.formatDateAndTime(created_at, timeZone), x: columns.date, style },
    { text: testText(result, messages), x: columns.test, style },
    {
      text:
        severity === 'Not scored' ? String(total_score) : messages.report.reportMessages.scoreOf(total_score, largest),
      x: columns.score,
      align: 'right',
      style,
    },
    { text: messages.instruments.levelNames[severity], x: columns.level + 15, style },
    {
      text: changeText(result, messages),
      x: columns.change,
      style: { ...style, weight: change?.meaningful ? 'semibold' : 'regular' },
    },
  ];
}

/** With the language where it is not English: the note below has them all. */
function testText({ type, language }: Result, { instruments: { languageNames } }: Messages): string {
  return language === firstLanguage ? type : `${type}, ${languageNames[language]}`;
}

function changeText(
  { change, first }: Result,
  { instruments: { changeInPoints, instrumentMessages } }: Messages,
): string {
  if (change) return changeInPoints(change);
  return first ? instrumentMessages.change.first : instrumentMessages.change.notComparable;
}

function drawCell(sheet: Sheet, { text, x, align, style }: Cell): void {
  drawLabel(sheet.doc, text, page.left + 6 + x, sheet.y + 11.5, { ...style, align });
}

function drawNotes(sheet: Sheet, results: readonly Result[], isCut: boolean): void {
  const { reportMessages } = sheet.messages.report;
  const { languageNames } = sheet.messages.instruments;
  const style = { size: sizes.small, colour: colours.muted, after: 3 };
  const { formatCount } = sheet.messages.numbers;
  if (isCut) paragraph(sheet, reportMessages.onlyLatest(formatCount(results.length)), style);
  const changes = instrumentTypes.map((type) => ({ type, points: instruments[type].meaningfulChange }));
  paragraph(sheet, reportMessages.changeNote(changes), style);
  if (results.some((result) => result.band === null)) paragraph(sheet, reportMessages.notScoredNote, style);
  const languages = languageCodes.filter((code) => results.some(({ language }) => language === code));
  paragraph(sheet, reportMessages.languages(languages.map((language) => languageNames[language])), style);
  sheet.y += 12;
}
