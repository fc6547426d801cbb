/** A line for people who look into the console. It names what failed and never what someone typed or answered. */
export function logToConsole(line: string): void {
  // oxlint-disable-next-line no-console -- the one place of the page that writes there
  console.warn(line);
}
