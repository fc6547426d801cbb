import { expect, test } from 'vitest';
import * as english from '../messages/en.ts';
import * as odia from '../messages/or.ts';
import { dataKinds } from './data-kinds.ts';
import { registerTexts } from './register-texts.ts';

const encryptedIn = (words: Parameters<typeof registerTexts>[0]) =>
  Object.fromEntries(
    registerTexts(words)
      .registerLines(dataKinds, '24 months')
      .map(({ kind, encrypted }) => [kind, encrypted]),
  );

test('the register names of what is encrypted the fields of the person as their table has them', () => {
  expect(encryptedIn(english)).toMatchObject({
    health_details: 'Phone and ailments',
    call_back: 'What was sent',
    work: 'No',
  });
  expect(encryptedIn(odia)).toMatchObject({ health_details: 'ଫୋନ୍ ଓ ଦେହର ଅସୁବିଧା' });
});
