/** The value of a cookie in the header of a request; undefined where there is none of this name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}
