import { bringBackRounds } from '../../security/audit/watched-acts.queries.ts';
import { answerAdminRequests } from './admin-requests/admin-requests.routes.ts';
import { answerCorrections } from './corrections/corrections.routes.ts';
import { answerEmployees } from './employees/employees.routes.ts';
import { answerLeaving } from './leaving/leaving.routes.ts';
import { answerPeople } from './people.routes.ts';
import { answerStaffList } from './staff-list/staff-list.routes.ts';
import { writeAdminRequest } from './admin-requests/admin-requests.service.ts';
import { settlingRequests } from './admin-requests/settle-requests.ts';
import {
  writeDetailsCorrected,
  writeEmailAsked,
  writeEmailChanged,
  writeEmailConfirm,
} from './corrections/correction-mails.ts';
import { writeLeavingLink, writeLeavingPlanned, writeLeavingWithdrawn } from './leaving/leaving-mails.ts';
import { deleteEndedLinks } from './leaving/links.queries.ts';
import { settlingLeavers } from './leaving/settle-leavers.ts';
import { deleteOldImports } from './staff-list/imports.queries.ts';
import { remindingInvited } from './staff-list/remind-invited.ts';
import { tellingAdmins, writeWatchedActs } from './watched-acts/tell-admins.ts';
import type { Feature } from '../feature.ts';

/** A file of staff that no one has confirmed is kept for a day. */
const importMs = 86_400_000;

export const people = {
  calls: {
    adminRequests: answerAdminRequests,
    corrections: answerCorrections,
    employees: answerEmployees,
    leaving: answerLeaving,
    people: answerPeople,
    staffList: answerStaffList,
  },
  jobs: [settlingRequests, tellingAdmins, remindingInvited, settlingLeavers],
  mails: {
    email_confirm: writeEmailConfirm,
    email_asked: writeEmailAsked,
    email_changed: writeEmailChanged,
    details_corrected: writeDetailsCorrected,
    leaving_planned: writeLeavingPlanned,
    leaving_link: writeLeavingLink,
    leaving_withdrawn: writeLeavingWithdrawn,
    watched_acts: writeWatchedActs,
    admin_request: writeAdminRequest,
  },
  removeEnded: [deleteEndedLinks, (db, at) => deleteOldImports(db, new Date(at.getTime() - importMs)), bringBackRounds],
} satisfies Feature;
