import { formatCalendarDay } from '../../../../domain/dates.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { ensureRoom, heading, paragraph, roomLeft } from '../../pdf/sheet.ts';
import { colours, contentWidth, page, sizes } from '../../pdf/style.ts';
import { layOut } from '../../pdf/text.ts';
import type { ChangePost } from '../../posts/change-posts.queries.ts';
import type { BoardInput } from './board-input.ts';
import { giveOrTakeText } from './board-texts.ts';

const mostPages = 4;

/** Points that how to read it takes, and whom to ask. */
const readingHeight = 290;

const longest = { heard: 300, text: 600 } as const;

/** What was done in the period, as far as it fits on four pages with what comes after it. */
export function drawPosts(sheet: Sheet, { posts }: BoardInput): void {
  const { boardReportMessages: words } = sheet.messages.boardReport;
  heading(sheet, words.posts.title, 60);
  const quiet = { size: sizes.text, colour: colours.muted, after: 12 };
  if (posts.length === 0) {
    paragraph(sheet, words.posts.none, quiet);
    return;
  }
  let drawn = 0;
  for (const post of posts) {
    const height = heightOf(sheet, post);
    if (height + readingHeight + 24 > roomInAll(sheet)) break;
    ensureRoom(sheet, Math.min(height, 120));
    drawPost(sheet, post);
    drawn += 1;
  }
  if (drawn < posts.length) paragraph(sheet, words.posts.more(posts.length - drawn), quiet);
  sheet.y += 4;
}

function roomInAll(sheet: Sheet): number {
  const { count } = sheet.doc.bufferedPageRange();
  return roomLeft(sheet) + (mostPages - count) * (page.height - page.top - page.bottom);
}

function textsOf({ messages }: Sheet, { heard, text }: ChangePost): string[] {
  const { posts } = messages.boardReport.boardReportMessages;
  return [
    ...(heard === '' ? [] : [posts.heard(cut(heard, longest.heard))]),
    ...cut(text, longest.text).split(/\n+/),
  ].filter((part) => part.trim() !== '');
}

function cut(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : text;
}

function heightOf(sheet: Sheet, post: ChangePost): number {
  const heights = textsOf(sheet, post).map(
    (text) => layOut(sheet.doc, text, contentWidth, { size: sizes.text }).height + 2,
  );
  return heights.reduce((sum, height) => sum + height, 44);
}

function drawPost(sheet: Sheet, post: ChangePost): void {
  const title = `${post.title} · ${formatCalendarDay(post.day)}`;
  paragraph(sheet, title, { size: sizes.text, weight: 'semibold', tag: 'H3', after: 2 });
  for (const text of textsOf(sheet, post)) paragraph(sheet, text, { size: sizes.text, after: 2 });
  sheet.y += 8;
}

/** What the numbers mean, and what they do not. */
export function drawBoardReading(sheet: Sheet, { now, contact }: BoardInput): void {
  const { messages } = sheet;
  const { boardReportMessages: words } = messages.boardReport;
  const { reading } = words;
  const text = { size: sizes.text, after: 5 };
  const quiet = { size: sizes.small, colour: colours.muted, after: 3 };
  heading(sheet, reading.title, 80);
  paragraph(sheet, reading.screening, text);
  paragraph(sheet, reading.prevalence, text);
  paragraph(sheet, reading.interval, text);
  paragraph(sheet, reading.goals, text);
  if (now.protection) {
    paragraph(sheet, reading.blocks(now.protection.least), text);
    paragraph(sheet, giveOrTakeText(words, now.protection), quiet);
  } else paragraph(sheet, reading.exact, text);
  if (contact.length === 0) return;
  sheet.y += 8;
  heading(sheet, words.contact.title, 20);
  for (const line of contact) paragraph(sheet, line, text);
}
