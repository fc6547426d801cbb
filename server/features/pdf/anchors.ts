import type { Font } from 'fontkit';

interface Anchored {
  markAnchor: unknown;
}

/** What places marks on letters, inside of fontkit 2. */
interface Positioning {
  applyLookup: (kind: number, table: unknown) => boolean;
  applyAnchor: (mark: Anchored, base: unknown, at: number) => void;
}

/**
 * A font says "no anchor" for a mark that never stands on a letter, and what comes later in the font places it. fontkit
 * reads such an anchor all the same and fails: without this no text with ਹੈ or ਸਿੰਘ could be printed.
 */
export function allowMissingAnchors(font: Font): Font {
  const { engine } = (font as unknown as { _layoutEngine: { engine?: { GPOSProcessor?: Positioning } } })._layoutEngine;
  const positioning = engine?.GPOSProcessor;
  if (!positioning) return font;
  const { applyLookup, applyAnchor } = positioning;
  let isMissing = false;
  positioning.applyLookup = (kind, table) => {
    isMissing = false;
    return applyLookup.call(positioning, kind, table) && !isMissing;
  };
  positioning.applyAnchor = (mark, base, at) => {
    isMissing = base === null || mark.markAnchor === null;
    if (!isMissing) applyAnchor.call(positioning, mark, base, at);
  };
  return font;
}
