import type { Organisation } from '../../domain/contract/organisation.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../observability/log/log.ts';
import type { SendMail } from './outgoing-mail.ts';
import { mailFiles } from './mail-files.ts';
import { withFoot } from './mail-foot.ts';
import { countMails } from './mail-figures.ts';
import { smtpSender } from './smtp-sender.ts';

/** Sends through the mail server of the settings; without one each mail becomes a file. Each says whom to ask. */
export function createMailer(config: Config, log: Log, readOrganisation: () => Promise<Organisation>): SendMail {
  const send = config.smtpUrl === undefined ? mailFiles(config, log) : smtpSender(config.smtpUrl, config);
  return countMails(withFoot(send, readOrganisation));
}
