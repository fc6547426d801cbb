import { expect } from 'vitest';
import { contrast, pixelOf } from './colour.ts';
import type { Colour } from './colour.ts';
import { emulateMedia } from './emulate-media.ts';

/** WCAG 2.2, 1.4.3 and 1.4.11: of text, and of what bounds a control. */
const least = { text: 4.5, edge: 3 };

/** In the colours of a person's system (such as Windows' high contrast), all text is read and each control has an edge. */
export async function expectForcedColours(): Promise<void> {
  await emulateMedia({ forcedColors: 'active' });
  const faint = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isSeen).flatMap(faultsOf);
  await emulateMedia({});
  expect(faint).toEqual([]);
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function faultsOf(element: HTMLElement): string[] {
  const faults: string[] = [];
  if (element.closest(':disabled, [aria-disabled=true]') !== null) return faults;
  const style = getComputedStyle(element);
  if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) {
    // Behind each text the browser lays a plate of the page's ground, whatever the element's own is, unless that is kept.
    const keepsOwn = style.getPropertyValue('forced-color-adjust') === 'none';
    const ground = groundOf(keepsOwn ? element : null);
    if (contrast(pixelOf(style.color), ground) < least.text)
      faults.push(`${nameOf(element)}: ${style.color} on ${ground.join()}`);
  }
  if (
    element.matches('button, input:not([type=file]), select, textarea, [role=switch], [role=radio]') &&
    !hasEdge(element, style)
  )
    faults.push(`${nameOf(element)} has no edge`);
  return faults;
}

function hasEdge(element: HTMLElement, style: CSSStyleDeclaration): boolean {
  const outside = groundOf(element.parentElement);
  const edges = [
    [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor],
    [style.outlineWidth, style.outlineStyle, style.outlineColor],
  ] as const;
  // Its style says so of a button, too, whose border and ground are ours.
  const isDrawnByBrowser = style.appearance === 'auto' && element.matches('[type=checkbox], [type=radio]');
  const isLikeLink = element.matches('button') && style.textDecorationLine === 'underline';
  return (
    isDrawnByBrowser ||
    isLikeLink ||
    edges.some(
      ([width, kind, colour]) =>
        parseFloat(width) > 0 && kind !== 'none' && contrast(pixelOf(colour), outside) >= least.edge,
    ) ||
    contrast(groundOf(element), outside) >= least.edge
  );
}

function groundOf(element: Element | null): Colour {
  for (let at = element; at; at = at.parentElement) {
    const colour = pixelOf(getComputedStyle(at).backgroundColor);
    if (colour[3] > 0.5) return colour;
  }
  return pixelOf(getComputedStyle(document.documentElement).backgroundColor);
}

function nameOf(element: Element): string {
  const classes = element.getAttribute('class');
  return `${element.localName}${classes === null ? '' : `.${classes}`} ‘${element.textContent?.trim().slice(0, 30)}’`;
}
