import * as z from 'zod/mini';
import { isTimeZone } from '../dates.ts';
import { logoLimits, logoTypes } from '../organisation-logo.ts';
import { defineEndpoint } from './endpoint.ts';
import { blockOfText, code, emailField, lineOfText, referenceField, requiredOr } from './text.ts';

const optionalText = (max: number) => z._default(blockOfText(max), '');

const optionalEmail = z._default(z.union([z.literal(''), emailField]), '');

/** Whom a person can write to or call; what is not given is empty. */
const contactSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
});

export type Contact = z.infer<typeof contactSchema>;

const contactsSchema = z.object({
  /** Who answers questions about personal data. */
  privacy: z.nullable(contactSchema),
  /** Where a complaint goes. The privacy contact where it is null. */
  grievance: z.nullable(contactSchema),
});

export type Contacts = z.infer<typeof contactsSchema>;

const logoSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });

const organisationSchema = z.object({
  /** Empty where none is known. */
  name: z.string(),
  logo: z.nullable(logoSchema),
  ...contactsSchema.shape,
});

export type Organisation = z.infer<typeof organisationSchema>;

/** Who runs this, and whom to ask. Open to strangers: people read it before they register. */
export const organisation = defineEndpoint({
  method: 'GET',
  path: '/api/organisation',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Who runs this, and whom to ask.',
  reply: organisationSchema,
});

/** The bytes behind the address that `logo.url` names; 404 for any other hash. */
export const organisationLogo = defineEndpoint({
  method: 'GET',
  path: '/api/organisation-logo/:hash',
  access: 'anyone',
  shows: 'nothing',
  summary: 'The organisation’s logo.',
  params: z.object({ hash: referenceField }),
  reply: 'file',
  fileTypes: [...logoTypes],
});

const settledSchema = z.object({
  ...organisationSchema.shape,
  time_zone: z.object({
    in_force: z.string(),
    /** True while nothing is recorded: later the days of all figures would shift. */
    changeable: z.boolean(),
  }),
});

export type SettledOrganisation = z.infer<typeof settledSchema>;

export const settledOrganisation = defineEndpoint({
  method: 'GET',
  path: '/api/admin/organisation',
  access: 'admin',
  shows: 'nothing',
  summary: 'The organisation’s name, logo, zone and contacts, as they are set.',
  reply: settledSchema,
});

/** An address by mail or phone, or a postal one: one of them at least. */
export const contactChange = z
  .object({
    name: lineOfText(100),
    email: optionalEmail,
    phone: optionalText(40),
    address: optionalText(300),
  })
  .check(
    z.refine(({ email, phone, address }) => email !== '' || phone !== '' || address !== '', {
      error: code('contact_needed'),
      path: ['email'],
    }),
  );

export const organisationName = z.object({ name: lineOfText(100) });

const zoneField = z.string(requiredOr('wrong_type')).check(z.refine(isTimeZone, code('not_in_list')));

export const organisationZone = z.object({ time_zone: zoneField });

/** What is left out stays as it is; a grievance contact of null is the privacy contact again. */
export const changeOrganisation = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/organisation',
  access: 'admin',
  shows: 'nothing',
  summary: 'Changes the organisation’s name, zone and contacts.',
  refusals: ['zone_in_use'],
  stepUp: true,
  body: z.object({
    name: z.optional(lineOfText(100)),
    /** Refused with 409 `zone_in_use` once something is recorded. */
    time_zone: z.optional(zoneField),
    privacy: z.optional(contactChange),
    grievance: z.optional(z.nullable(contactChange)),
  }),
  reply: settledSchema,
});

/** Base64 is a third longer than the bytes. */
const mostCharacters = Math.ceil(logoLimits.mostBytes / 3) * 4;

/** The picture as base64. What it says of itself is not believed: its bytes are read. 400 `logo_refused`. */
export const changeLogo = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/organisation/logo',
  access: 'admin',
  shows: 'nothing',
  summary: 'Sets the organisation’s logo.',
  refusals: ['logo_refused'],
  stepUp: true,
  largestBody: mostCharacters + 1024,
  body: z.object({
    type: z.enum(logoTypes, requiredOr('not_in_list')),
    image: z
      .string(requiredOr('wrong_type'))
      .check(z.maxLength(mostCharacters, code('too_long')), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, code('wrong_type'))),
  }),
  reply: settledSchema,
});

export const removeLogo = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/organisation/logo',
  access: 'admin',
  shows: 'nothing',
  summary: 'Removes the organisation’s logo.',
  stepUp: true,
  reply: settledSchema,
});
