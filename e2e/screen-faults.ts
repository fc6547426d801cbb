import type { Page } from '@playwright/test';

export interface Text {
  text: string;
  place: string;
  /** The language that it says to be in. */
  lang: string;
}

/** Every text that a person sees or hears on the screen as it is now, with the place where it stands. */
export function textsOf(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ];
    const langOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang ?? '';
    const found = [{ text: document.title, place: 'the title', lang: document.documentElement.lang }];
    const isShown = (element: Element) => element.checkVisibility() || element.closest('option, svg') !== null;
    const placeOf = (element: Element) =>
      `${element.closest('[aria-labelledby], section, dialog, form, nav, header, main')?.tagName ?? ''} ${element.tagName}`;
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      // What may be broken within a word is one word.
      const isBroken = [node.previousSibling, node.nextSibling].some(
        (one) => one instanceof HTMLElement && one.tagName === 'WBR',
      );
      const text = (isBroken ? element?.textContent : node.textContent)?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, noscript, head') || !isShown(element)) continue;
      found.push({ text, place: placeOf(element), lang: langOf(element) });
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      if (element instanceof HTMLInputElement && element.readOnly)
        found.push({ text: element.value, place: placeOf(element), lang: langOf(element) });
      for (const name of spoken) {
        const text = element.getAttribute(name);
        if (text) found.push({ text, place: `${placeOf(element)} ${name}`, lang: langOf(element) });
      }
      const { content } = getComputedStyle(element, '::before');
      if (/\p{L}{2}/u.test(content) && content.startsWith('"'))
        found.push({ text: content, place: `${placeOf(element)} before`, lang: langOf(element) });
    }
    return found;
  });
}

/** What is broken in the layout: a sideways scroll, a text that is cut off or leaves its control, controls on each other. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { documentElement: root } = document;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    const top =
      [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].at(-1) ?? document.body;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${JSON.stringify((element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('name') || '').slice(0, 50))}`;
    // What is for the ears alone lies in a box of one pixel.
    const isHeardOnly = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).clipPath !== 'none') return true;
      return false;
    };
    const isQuiet = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return width <= 1 || height <= 1 || !isSeen || isHeardOnly(element) || element.closest('[inert]') !== null;
    };
    for (const element of top.querySelectorAll<HTMLElement>('*')) {
      if (isQuiet(element) || element.closest('svg')) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      // A name that is longer than its place ends in an ellipsis.
      const isMeant = getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('header') !== null;
      // What says nothing, such as drawn water, may go on behind its frame.
      if (isMeant || !element.textContent?.trim()) continue;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) faults.push(`cut off: ${nameOf(element)}`);
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
        faults.push(`cut off below: ${nameOf(element)}`);
      const control = element.closest('a, button, label, summary, th, td, h1, h2, h3, legend');
      const box = control?.getBoundingClientRect();
      for (const node of element.childNodes) {
        if (!box || node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.right > box.right + 2 || text.left < box.left - 2) faults.push(`leaves its box: ${nameOf(element)}`);
      }
    }
    // A button may lie in the margin that a field keeps free for it.
    const inside = (element: Element, { left, right, top: above, bottom }: DOMRect) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const kept = element instanceof HTMLInputElement ? [parseFloat(paddingLeft), parseFloat(paddingRight)] : [0, 0];
      return { left: left + (kept[0] ?? 0), right: right - (kept[1] ?? 0), top: above, bottom };
    };
    // What stays in sight lies on what goes by below it; a dialog itself stays where it is.
    const isFixed = (element: Element): boolean => {
      for (let one: Element | null = element; one && one !== top; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      return false;
    };
    const controls = [...top.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => !isQuiet(element) && !isFixed(element))
      .map((element) => ({ element, boxes: [...element.getClientRects()].map((box) => inside(element, box)) }));
    for (const [at, one] of controls.entries()) {
      for (const other of controls.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const isOver = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
          ),
        );
        if (isOver) faults.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
      }
    }
    return [...new Set(faults)];
  });
}
