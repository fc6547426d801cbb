/** Tells how long a step took, since the one before. */
export type Done = (what: string) => void;

let failed = 0;
let passed = 0;

export function check(what: string, holds: boolean, said = ''): void {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}${holds || said === '' ? '' : `\n${said}`}`);
}

export function figure(what: string, begun: number): void {
  console.log(`     ${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Prints the last line and sets the exit code. */
export function conclude(): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
