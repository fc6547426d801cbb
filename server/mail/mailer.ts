import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import type { SendMail } from './outgoing-mail.ts';
import { mailFiles } from './mail-files.ts';
import { smtpSender } from './smtp-sender.ts';

/** Sends through the mail server of the settings; without one each mail becomes a file. */
export function createMailer(config: Config, log: Log): SendMail {
  return config.smtpUrl === undefined ? mailFiles(config, log) : smtpSender(config.smtpUrl, config);
}
