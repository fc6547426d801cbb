/** A name with at least one dot, `*.` in front for all below it; plain http on this machine only. */
export const pushHost =
  /^(?:(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5})$/;

/** The items of a setting that may name several, in lower case. */
export function listOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((item) => item !== '');
}
