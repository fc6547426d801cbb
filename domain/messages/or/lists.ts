/**
 * 'a, b ଓ c'. By hand: not every browser's `Intl` has Odia, and where it has, its list puts a comma before ଓ.
 */
export function inList(parts: readonly string[]): string {
  return joined(parts, 'ଓ');
}

/** 'a, b କିମ୍ବା c' */
export function inChoice(parts: readonly string[]): string {
  return joined(parts, 'କିମ୍ବା');
}

function joined(parts: readonly string[], word: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
