import type { FieldCode } from '../contract/field-codes.ts';

/** Their sentences name the field, or need no name for it. */
export const speaksForItself: readonly FieldCode[] = [
  'password_rule',
  'password_too_long',
  'password_common',
  'password_name',
  'password_leaked',
  'too_young',
  'unknown_type',
  'bad_cursor',
];
