export type Margins = { top: number; right: number; bottom: number; left: number };

/** In the units of the page that is drawn on: pixels on a screen, points on paper. */
export type Rect = { x: number; y: number; width: number; height: number };

export type Position = { x: number; y: number };

/** What is left for the marks once the margins hold the labels. */
export function plotArea(width: number, height: number, margins: Margins): Rect {
  return {
    x: margins.left,
    y: margins.top,
    width: Math.max(1, width - margins.left - margins.right),
    height: Math.max(1, height - margins.top - margins.bottom),
  };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** Two decimals are below what an eye or a printer can tell, and keep paths short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
