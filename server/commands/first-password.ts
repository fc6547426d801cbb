import { firstAdminMessages } from '../../domain/messages/en/startup.ts';
import { readProcessConfig } from '../config/config.ts';
import { withDatabase } from '../operations/with-database.ts';
import { makeFirstPasswordAnew } from '../features/accounts/sign-in/first-admin.ts';
import { StartFault, printSteps } from '../core/start-steps.ts';
import { endWithFault } from './command-fault.ts';

/** Makes the printed password of the first admin again, where it has ended or was lost before it was changed. */
try {
  const config = readProcessConfig();
  await withDatabase(config, { name: 'first-password', onStep: printSteps(process.stdout) }, async ({ db }) => {
    const made = await makeFirstPasswordAnew({ db, now: () => new Date() });
    if (!made) throw new StartFault(firstAdminMessages.noneToMake);
    process.stdout.write(`${firstAdminMessages.madeAnew(made.email, made.password)}\n`);
  });
} catch (error) {
  endWithFault(error);
}
