/** Letters without case and accents, one for each way of writing them. */
export function fold(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  return Array.from(plain.normalize('NFC'));
}

const asciiLetter = /^[a-z]$/;

export function isLetter(sign: string): boolean {
  return sign <= '~' ? asciiLetter.test(sign) : /[\p{L}\p{M}]/u.test(sign);
}

/** The letters that a digit or sign is written for, the likeliest first. */
const written = new Map(
  Object.entries({
    '0': 'o',
    '1': 'il',
    '2': 'z',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '6': 'gb',
    '7': 'tl',
    '8': 'b',
    '9': 'gq',
    '@': 'a',
    $: 's',
    '!': 'il',
    '|': 'li',
    '+': 't',
    '(': 'c',
    '<': 'c',
    '%': 'x',
  }).map(([sign, letters]) => [sign, Array.from(letters)]),
);

const none: readonly string[] = [];

/** The letters that a sign may stand for: itself, where it is one. */
export function lettersFor(sign: string): readonly string[] {
  return isLetter(sign) ? [sign] : (written.get(sign) ?? none);
}

/** What is left of a word without digits and signs around it, with those inside read as letters. */
export function rootOf(text: string): string {
  const signs = fold(text);
  const first = signs.findIndex(isLetter);
  const last = signs.findLastIndex(isLetter);
  return signs
    .slice(Math.max(0, first), last + 1)
    .map((sign) => lettersFor(sign)[0] ?? '')
    .join('');
}
