import { refusedCalls } from './fixtures.ts';
import { reportTheMonth } from './month-of-records.ts';
import { importStaff, joinByInvitation, test, tidyUp } from './moving-in.ts';

test.use({ expectedErrors: refusedCalls });

test('an organisation moves in, from an empty installation to the report for the board', async ({
  page,
  request,
  running: server,
}) => {
  const moving = { page, request, server, listed: 16, joined: 12 };
  await test.step('the list goes in without its mistakes', () => importStaff(moving));
  const tokens = await test.step('people register by their invitations, and nobody else can', () =>
    joinByInvitation(moving));
  await test.step('people leave and correct, lists are tidied', () => tidyUp(moving, tokens));
  await test.step('the report for the board says what a count by hand says', () => reportTheMonth(moving, tokens));
});
