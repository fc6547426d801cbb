/** The peer of the login, a process of its own: nothing but the hash, as many at once as the server lets run. */
import { demoAccounts } from '../domain/messages/en/demo.ts';
import { hashPassword, withHashingSemaphore, isPassword } from '../server/features/auth/passwords.ts';

export interface BareHashOrder {
  seconds: number;
}

export interface BareHashResult {
  perSecond: number;
}

const hash = await hashPassword(demoAccounts.password);

async function run({ seconds }: BareHashOrder): Promise<BareHashResult> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let count = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await withHashingSemaphore(() => isPassword(demoAccounts.password, hash));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, loop));
  return { perSecond: (count * 1000) / (performance.now() - begun) };
}

process.on('message', (order: BareHashOrder) => {
  void run(order).then((result) => process.send?.(result));
});
process.send?.('ready');
