import { counter } from '../metrics/registry.ts';
import { isRefusedForGood } from './mail-fault.ts';
import type { SendMail } from './outgoing-mail.ts';

const mails = counter({
  name: 'evenkeel_mails_total',
  help: 'Tries to send a mail, by what the mail server said.',
  labels: ['outcome'],
});

export function countMails(send: SendMail): SendMail {
  return async (mail) => {
    try {
      await send(mail);
    } catch (error) {
      mails.add(isRefusedForGood(error) ? 'refused' : 'failed');
      throw error;
    }
    mails.add('sent');
  };
}
