import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Movement is reduced in all tests, as the settings of the browser say (vitest.config.ts). */
const usual = { media: '', motion: 'reduce' };

/** Shows the page as on paper, or to someone who lets it move, until the test ends. */
export async function emulateMedia(wanted: { media?: 'print'; motion?: 'no-preference' }): Promise<void> {
  onTestFinished(() => send(usual));
  await send({ ...usual, ...wanted });
}

async function send({ media, motion }: typeof usual): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  });
}
