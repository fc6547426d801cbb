/**
 * Whether an object in the text names a key twice. Which of the two counts differs from reader to reader, so that neither
 * may. `value` is what the text was parsed to: it has fewer keys then.
 */
export function hasDuplicateKeys(text: string, value: unknown): boolean {
  return keysIn(text) !== keysOf(value);
}

/** The number of keys in JSON text: every string followed by a colon. */
function keysIn(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = endOfString(text, start);
    let next = end + 1;
    while (isSpace(text.charCodeAt(next))) next += 1;
    if (text[next] === ':') count += 1;
    start = text.indexOf('"', end + 1);
  }
  return count;
}

/** Where the string that begins at `start` ends: at the next quote without an odd number of backslashes before it. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text[first - 1] === '\\') first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Without recursion: a body may hold lists in lists, thousands deep. */
function keysOf(value: unknown): number {
  let count = 0;
  for (const rest = [value]; rest.length > 0;) {
    const one = rest.pop();
    if (typeof one !== 'object' || one === null) continue;
    const inside: unknown[] = Object.values(one);
    if (!Array.isArray(one)) count += inside.length;
    for (const part of inside) if (typeof part === 'object') rest.push(part);
  }
  return count;
}
