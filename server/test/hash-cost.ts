import { cost, isPassword } from '../security/passwords/passwords.ts';

const usual = { ...cost };

// What stands in for an account that there is not is made once for all tests of a process, at the usual cost.
await isPassword('', undefined);

/** What a hash costs is the matter of few tests, and half of the time of all others. */
export function makeHashesCheap(): void {
  Object.assign(cost, { memoryCost: 8, timeCost: 1 });
}

/** As the program has them, until the end of the file. */
export function makeHashesUsual(): void {
  Object.assign(cost, usual);
}
