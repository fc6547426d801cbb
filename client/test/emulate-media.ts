import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Movement is reduced in all tests, as the settings of the browser say (vitest.config.ts). */
const usual = { media: '', motion: 'reduce', forcedColors: 'none' };

interface Wanted {
  media?: 'print';
  motion?: 'no-preference';
  forcedColors?: 'active';
}

/** Shows the page as on paper, to someone who lets it move, or in the colours of a system, until the test ends. */
export async function emulateMedia(wanted: Wanted): Promise<void> {
  onTestFinished(() => send(usual));
  await send({ ...usual, ...wanted });
}

async function send({ media, motion, forcedColors }: typeof usual): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'forced-colors', value: forcedColors },
    ],
  });
}
