import { cost, isPassword } from '../features/auth/passwords.ts';

/** For tests of thousands of sign-ins, in which what a hash costs is no matter. Returns what puts the cost back. */
export async function makeHashesCheap(): Promise<() => void> {
  // What stands in for an account that there is not is made once for all tests of a process, at the usual cost.
  await isPassword('', undefined);
  const usual = { ...cost };
  Object.assign(cost, { memoryCost: 8, timeCost: 1 });
  return () => void Object.assign(cost, usual);
}
