import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/axe.ts';
import { ReadAloud } from './read-aloud.tsx';

/** Headless browsers have no voice, and none can be made by hand. */
class Utterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const local = { lang: 'hi_IN', localService: true, name: 'on the device' };
const remote = { lang: 'hi-IN', localService: false, name: 'a service' };
const spoken: SpeechSynthesisUtterance[] = [];
let voices: object[] = [];
const cancel = vi.fn();

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.spyOn(speechSynthesis, 'getVoices').mockImplementation(() => voices as SpeechSynthesisVoice[]);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((one) => void spoken.push(one));
  vi.spyOn(speechSynthesis, 'cancel').mockImplementation(cancel);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  spoken.length = 0;
  voices = [];
  cancel.mockClear();
});

const button = page.getByRole('button');
const parts = ['कैसे हैं?', 'ठीक'];

test('it comes with the questions and the numbers beside it: a file of its own that could not be fetched would take them away', () => {
  voices = [local];
  const box = document.body.appendChild(document.createElement('main'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  flushSync(() => root.render(<ReadAloud parts={parts} lang="hi" />));
  expect(box.textContent).toBe('Read aloud');
});

test('without a voice of the device in that language there is no button: a service hears nothing about anyone', async () => {
  voices = [remote, { ...local, lang: 'en-IN' }];
  await render(
    <main>
      <ReadAloud parts={parts} lang="hi" />
      <p>after</p>
    </main>,
  );
  await expect.element(page.getByText('after')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  voices = [remote, local];
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  await expect.element(button).toHaveTextContent('Read aloud');
});

test('it reads each part with that voice, stops when asked, and when it is left', async () => {
  voices = [remote, local];
  const { container, unmount } = await render(
    <main>
      <h1>Title</h1>
      <ReadAloud parts={parts} lang="hi" of="3" />
    </main>,
  );
  await expect.element(button).toHaveAccessibleName('Read aloud 3');
  await expectAccessible(container);
  await button.click();
  expect(spoken.map(({ text, voice, lang }) => [text, voice, lang])).toEqual(
    parts.map((part) => [part, local, 'hi_IN']),
  );
  await expect.element(button).toHaveAccessibleName('Stop reading 3');
  spoken.at(-1)?.dispatchEvent(new Event('end'));
  await expect.element(button).toHaveAccessibleName('Read aloud 3');
  await button.click();
  cancel.mockClear();
  await button.click();
  expect(cancel).toHaveBeenCalledOnce();
  await expect.element(button).toHaveAccessibleName('Read aloud 3');
  await button.click();
  cancel.mockClear();
  await unmount();
  expect(cancel).toHaveBeenCalledOnce();
});
