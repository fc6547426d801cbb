import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { accessNoticeMessages } from '#messages/access-notices.ts';
import { adminRequestMessages } from '#messages/admin-requests.ts';
import { callBackMessages } from '#messages/call-backs.ts';
import { checkInMessages } from '#messages/check-ins.ts';
import { myRecordPage } from '#messages/my-record.ts';
import { noticeLines } from '#messages/notices.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import '../ui/base.css';
import { NewsLine } from '../ui/news-line.tsx';

const day = '2026-09-30';
const { erasure, retention } = myRecordPage;

/** Each that may stand above a screen, at its longest; those in the second list are closed by a button. */
const closed = [
  ...Object.values(noticeLines).map((line) => line({ day })),
  accessNoticeMessages.opened(100),
  checkInMessages.bar.text,
];
const open = [
  adminRequestMessages.line,
  adminRequestMessages.lineAboutYou,
  callBackMessages.takenUp,
  callBackMessages.noCallYet,
  erasure.line('30 Sept 2026'),
  retention.line,
  privacyNoticeMessages.asked.stopped,
];

const all = [...closed.map((text) => ({ text, isClosed: true })), ...open.map((text) => ({ text, isClosed: false }))];

test.for([360, 320].flatMap((width) => all.map((one) => ({ width, ...one }))))(
  'at $width px one line is enough for ‘$text’',
  async ({ text, isClosed, width }) => {
    await page.viewport(width, 740);
    const close = { text: 'Got it', act: () => undefined };
    await render(<NewsLine kind="policy" label="News" text={text} to="/" {...(isClosed && { close })} />);
    const link = page.getByRole('link', { name: text }).element();
    const range = document.createRange();
    range.selectNodeContents(link);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    expect(tops.size).toBe(1);
    expect(link.parentElement?.getBoundingClientRect().height).toBeLessThan(52);
  },
);
