/** What takes an admin's access, or may: asked for by one admin, it waits for another one's word, or for a day. */
export const adminRequestKinds = ['role', 'disabled', 'leaving', 'email', 'second_factor'] as const;

export type AdminRequestKind = (typeof adminRequestKinds)[number];

/** Hours after which it comes into force, unless the person has objected. */
export const adminRequestHours = 24;

/** Days for which someone has to be an admin before they can agree. */
export const agreeingAfterDays = 7;

/** What the caller may do with one. */
export const adminRequestSteps = ['agree', 'object', 'withdraw', 'drop_objection'] as const;

export type AdminRequestStep = (typeof adminRequestSteps)[number];
