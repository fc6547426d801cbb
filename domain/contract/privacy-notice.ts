import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { code, instant, requiredOr } from './text.ts';

const itemSchema = z.object({ key: z.string(), text: z.string() });

/** The notice as it is now, made from the tables that the server enforces. Its number is another one for each text. */
export const privacyNotice = defineEndpoint({
  method: 'GET',
  path: '/api/privacy-notice',
  access: 'anyone',
  shows: 'nothing',
  summary: 'The privacy notice as it is now.',
  reply: z.object({
    number: z.int(),
    /** SHA-256 of the text. */
    hash: z.string(),
    /** When it was first shown. */
    since: z.string(),
    items: z.array(itemSchema),
  }),
});

const consentStates = ['agreed', 'declined', 'asked'] as const;

const consentSchema = z.object({
  /** Of the notice that holds now. */
  notice: z.int(),
  /**
   * 'agreed' and 'declined' are about this notice, or one that differs by a more open setting alone; 'asked' is for who has
   * not answered it. People who have declined can do everything but record, until they agree.
   */
  state: z.enum(consentStates),
  /** What they said last, of whichever notice; null where they were never asked. */
  last: z.nullable(z.object({ notice: z.int(), agrees: z.boolean(), at: z.string() })),
  /** What the notice says now and did not when they last agreed; all of it where they never have. */
  changed: z.array(itemSchema),
  /** What it said then and does not say any more. */
  gone: z.array(itemSchema),
});

export type Consent = z.infer<typeof consentSchema>;

export const consent = defineEndpoint({
  method: 'GET',
  path: '/api/consent',
  access: 'signed-in',
  shows: 'ownChoices',
  summary: 'Which privacy notice one has agreed to.',
  reply: consentSchema,
});

const newsSchema = z.object({
  consent: z.enum(consentStates),
  /** Openings of one's own record that were not read about, where the person wants to learn it on the page. */
  looks: z.nullable(z.object({ count: z.int(), last: z.string() })),
});

export type PrivacyNews = z.infer<typeof newsSchema>;

export const privacyNews = defineEndpoint({
  method: 'GET',
  path: '/api/privacy-news',
  access: 'signed-in',
  shows: 'ownNews',
  summary: 'What one has to be told or asked about one’s own data.',
  reply: newsSchema,
});

/** Someone who has read of the openings up to `until` is told of later ones alone. */
export const looksRead = defineEndpoint({
  method: 'PUT',
  path: '/api/privacy-news/looks-read',
  access: 'signed-in',
  shows: 'ownNews',
  summary: 'Says that one has read who has opened one’s record.',
  body: z.object({ until: instant }),
  reply: newsSchema,
});

/** Agrees to a notice, or takes it back, in one step each. 409 `notice_changed` where another one holds by now. */
export const giveConsent = defineEndpoint({
  method: 'PUT',
  path: '/api/consent',
  access: 'signed-in',
  shows: 'ownChoices',
  summary: 'Agrees to the privacy notice, or takes that back.',
  refusals: ['notice_changed'],
  body: z.object({
    notice: z.int(requiredOr('wrong_type')).check(z.minimum(1, code('whole_number'))),
    agrees: z.boolean(requiredOr('wrong_type')),
  }),
  reply: consentSchema,
});
