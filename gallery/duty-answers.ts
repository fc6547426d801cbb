import type { CallName, EndpointOf } from '../client/api/call-names.ts';
import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import type { ReplyOf } from '../domain/contract/endpoint.ts';
import * as audience from '#messages/audience.ts';
import * as dataKinds from '#messages/data-kinds.ts';
import * as privacyNotice from '#messages/privacy-notice.ts';
import { noticeItems } from '../domain/messages/notice-items.ts';
import { setupSteps } from '../domain/setup-steps.ts';
import { whoCanSee } from '../domain/visibility/who-can-see.ts';

const organisation = {
  name: 'Foundation for Good Work',
  logo: null,
  privacy: {
    name: 'Data office',
    email: 'privacy@example.org',
    phone: '+91 657 123 4567',
    address: 'Bistupur\nJamshedpur',
  },
  grievance: null,
};

/** What the server would say of the organisation, of the first hour, and of what a person agreed to. */
export const dutyAnswers: { [Name in CallName]?: ReplyOf<EndpointOf<Name>> } = {
  'GET /api/organisation': organisation,
  'GET /api/admin/organisation': {
    ...organisation,
    time_zone: { in_force: 'Asia/Kolkata', changeable: true },
  },
  'GET /api/admin/setup': {
    steps: setupSteps.map((step, place) => ({
      step,
      state: place < 2 ? ('done' as const) : place === 3 ? ('put_off' as const) : ('open' as const),
      put_off_until: place === 3 ? '2026-11-25T04:54:00.000Z' : null,
    })),
    own_password: true,
    mail: { server_set: true, waiting_since: null },
  },
  'GET /api/privacy-notice': {
    number: 3,
    hash: 'f'.repeat(64),
    since: '2026-11-01T05:30:00.000Z',
    items: noticeItems(
      { audience, dataKinds, privacyNotice },
      { rows: whoCanSee(allEndpoints, 'open'), minGroup: 5, retentionMonths: 24 },
    ),
  },
  'GET /api/consent': {
    notice: 3,
    state: 'agreed',
    last: { notice: 3, agrees: true, at: '2026-11-01T05:30:00.000Z' },
    changed: [],
    gone: [],
  },
  'GET /api/privacy-news': { consent: 'agreed', looks: null },
  'GET /api/look-notices': { on_page: true, by_mail: false },
  'GET /api/who-can-see': {
    policy: 'open',
    since: null,
    older: [],
    coming: null,
    min_group: 5,
    retention_months: 24,
    notice: 3,
    rows: whoCanSee(allEndpoints, 'open'),
  },
};
