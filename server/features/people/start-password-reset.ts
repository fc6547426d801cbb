import type { Person } from '../../../domain/contract/people.ts';
import { AppError } from '../../core/app-error.ts';
import { take } from '../../security/limits/limits.ts';
import type { Services } from '../services.ts';
import { askForLinkByAdmin } from '../accounts/sign-in/reset-link.ts';
import { changeHeld } from './access.queries.ts';
import type { Act } from './access.queries.ts';
import { changePerson } from './people.service.ts';

/**
 * The person is mailed a link, which is made when the mail is written: no admin has it. The password and all sessions stay until
 * it is used. What is refused does not count as a try.
 */
export async function startPasswordResetOf(services: Services, act: Act): Promise<Person> {
  const { config, now } = services;
  const started = await changePerson(services, act, ({ db }) =>
    changeHeld(services, db, act, async (person) => {
      if (config.smtpUrl === undefined) throw new AppError('no_mail_server');
      if (person.hasLeft) throw new AppError('person_left');
      if (person.disabled) throw new AppError('person_disabled');
      // The link chooses none while local sign-in is off, not even for the admin who has a password then.
      if (!config.localLogin || !person.hasPassword) throw new AppError('no_local_password');
      const within = { ...services, db };
      await take(within, { kind: 'started-reset-admin', subject: act.actorId });
      await take(within, { kind: 'started-reset-person', subject: act.id });
      await askForLinkByAdmin(db, { email: person.email, now: now() });
      return 'password_reset_started';
    }),
  );
  services.wakeOutbox();
  return started;
}
