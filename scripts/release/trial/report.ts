let failed = 0;
let passed = 0;

export function check(what: string, holds: boolean, said = ''): void {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}${holds || said === '' ? '' : `\n${said}`}`);
}

/** Prints the last line and sets the exit code. */
export function conclude(): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
