/** What Node, PostgreSQL or a library says of an error in a word, such as 'ENOENT' or '28P01'; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
