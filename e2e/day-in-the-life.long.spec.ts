import { refusedCalls } from './fixtures.ts';
import { reportTheMonth } from './month-of-records.ts';
import { importStaff, joinByInvitation, test, tidyUp } from './moving-in.ts';

test.use({ expectedErrors: refusedCalls });

test('200 people are on the list of an organisation that moves in, and 150 of them register', async ({
  page,
  request,
  running: server,
}) => {
  test.setTimeout(600_000);
  const moving = { page, request, server, listed: 200, joined: 150 };
  await test.step('the list goes in without its mistakes', () => importStaff(moving));
  const tokens = await test.step('people register by their invitations, and nobody else can', () =>
    joinByInvitation(moving));
  await test.step('people leave and correct, lists are tidied', () => tidyUp(moving, tokens));
  await test.step('the report for the board says what a count by hand says', () => reportTheMonth(moving, tokens));
});
