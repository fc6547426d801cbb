import { cost } from '../features/auth/passwords.ts';

/** For tests of thousands of sign-ins, in which what a hash costs is no matter. Returns what puts the cost back. */
export function makeHashesCheap(): () => void {
  const usual = { ...cost };
  Object.assign(cost, { memoryCost: 8, timeCost: 1 });
  return () => void Object.assign(cost, usual);
}
