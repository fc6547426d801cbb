import * as z from 'zod/mini';
import { usualPage } from '../../../../domain/contract/paging.ts';
import { readWhoCanSee } from './who-can-see.ts';
import { currentNotice } from '../privacy-notice/consents.ts';
import { pageOf, parseCursor } from '../../../http/cursor.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { findAccessLog } from '../../visibility/access.queries.ts';
import {
  changeSharingOf,
  choosePolicy,
  openWithReason,
  readChosenPolicy,
  readPolicy,
  readSharing,
} from './record-policy.service.ts';

const accessLogCursorSchema = z.tuple([z.iso.datetime(), z.string().check(z.regex(/^[0-9]{1,15}$/))]);

export function answerRecordPolicy(services: Services): HandlersOf<'recordPolicy'> {
  return {
    recordPolicy: () => readPolicy(services),
    chosenRecordPolicy: () => readChosenPolicy(services),

    chooseRecordPolicy: async ({ body: { policy }, caller }) => {
      await choosePolicy(services, caller.id, policy);
      return readChosenPolicy(services);
    },

    giveReason: ({ params: { id }, body, caller, address }) =>
      openWithReason(services, { ...body, adminId: caller.id, tokenHash: caller.tokenHash, personId: id, address }),

    sharing: ({ caller }) => readSharing(services, caller.id),
    changeSharing: ({ body: { shares }, caller }) => changeSharingOf(services, caller.id, shares),

    whoHasLooked: async ({ query: { limit = usualPage, cursor }, caller, setHeader }) => {
      const [at, id] = parseCursor(cursor, accessLogCursorSchema) ?? [];
      const before = at && id ? { at, id: Number(id) } : undefined;
      const rows = await findAccessLog(services, caller.id, { limit: limit + 1, before });
      const { page, next } = pageOf(rows, limit, (entry) => [entry.at.toISOString(), String(entry.id)]);
      if (next) setHeader('X-Next-Cursor', next);
      return page.map(({ id: number, at: instant, admin, policy, reason }) => ({
        id: String(number),
        at: instant.toISOString(),
        admin: admin?.name ?? null,
        admin_email: admin?.email ?? null,
        admin_since: admin?.since ?? null,
        policy,
        reason,
      }));
    },
  };
}

export function answerVisibility(services: Services): HandlersOf<'visibility'> {
  return {
    whoCanSee: async ({ language }) => {
      const { number: notice } = await currentNotice(services, language);
      return { ...(await readWhoCanSee(services)), notice };
    },
  };
}
