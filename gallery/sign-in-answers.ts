import type { CallName, EndpointOf } from '../client/api/call-names.ts';
import type { ReplyOf } from '../domain/contract/endpoint.ts';

/** What the server would say of a person's devices and second factors. */
export const signInAnswers: { [Name in CallName]?: ReplyOf<EndpointOf<Name>> } = {
  'GET /api/device-key': { key: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8' },
  'GET /api/sessions': {
    sessions: [
      ['Firefox', 'Linux', '2026-11-20T05:30:00.000Z', '2026-11-21T05:20:00.000Z'] as const,
      ['Chrome', 'Android', '2026-11-16T04:12:00.000Z', '2026-11-20T17:45:00.000Z'] as const,
      [null, null, '2026-11-15T10:02:00.000Z', '2026-11-15T10:40:00.000Z'] as const,
    ].map(([browser, system, started_at, last_used_at], place) => ({
      id: `s-${place}`,
      browser,
      system,
      started_at,
      last_used_at,
      current: place === 0,
      shared: place === 2,
    })),
    idle_minutes: 20_160,
    max_hours: 1440,
    most: 10,
  },
  'GET /api/account/second-factor': {
    totp: { since: '2026-10-02T05:30:00.000Z' },
    passkeys: [
      {
        id: 'k-1',
        name: 'My phone',
        created_at: '2026-10-02T05:40:00.000Z',
        last_used_at: '2026-11-20T04:10:00.000Z',
        works_here: true,
      },
    ],
    codes_left: 8,
    required: false,
    passkeys_offered: true,
  },
};
