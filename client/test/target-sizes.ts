import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const controls =
  'button, select, textarea, input, summary, a[href], label:has(input), [role=tab], [role=switch], [role=radio]';

/** Pixels, under a finger: what is to be pressed (WCAG 2.2, 2.5.5), and a link in a text (2.5.8). */
const least = { control: 44, inText: 24 };

/** What is pressed with a finger is large enough. */
export async function expectTargetSizes(): Promise<void> {
  const setTouch = async (enabled: boolean) =>
    void (await cdp().send('Emulation.setTouchEmulationEnabled', { enabled }));
  onTestFinished(() => setTouch(false));
  await setTouch(true);
  const small = [...document.querySelectorAll<HTMLElement>(controls)].filter(isSeen).filter(isSmall);
  expect(small.map((one) => `${one.localName} ‘${one.textContent}’ ${one.offsetWidth} × ${one.offsetHeight}`)).toEqual(
    [],
  );
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  // One within a label is pressed by all of that.
  const isWithin = element.matches('input') && element.closest('label') !== null;
  return !isWithin && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

function isSmall(element: HTMLElement): boolean {
  const { height } = element.getBoundingClientRect();
  const isInText = element.matches('a:not(nav a)') && element.className === '';
  // Half a pixel is a matter of rounding.
  return height < (isInText ? least.inText : least.control) - 0.5;
}
