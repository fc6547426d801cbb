import Counter from 'prom-client/lib/counter.js';
import { registry } from '../observability/metrics/registry.ts';
import { isRefusedForGood } from './mail-fault.ts';
import type { SendMail } from './outgoing-mail.ts';

const mails = new Counter({
  name: 'evenkeel_mails_total',
  help: 'Tries to send a mail, by what the mail server said.',
  labelNames: ['outcome'],
  registers: [registry],
});

export function countMails(send: SendMail): SendMail {
  return async (mail) => {
    try {
      await send(mail);
    } catch (error) {
      mails.inc({ outcome: isRefusedForGood(error) ? 'refused' : 'failed' });
      throw error;
    }
    mails.inc({ outcome: 'sent' });
  };
}
