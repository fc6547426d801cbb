import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { languageCodes } from '../languages.ts';
import { messagesIn } from '../messages/messages.ts';
import { allEndpoints } from './all-endpoints.ts';

/** What no one types: a switch, a button or the program itself sends it. */
const untyped =
  /_snoozed_until$|^(?:endpoint|keys|disabled|leaving|counsellors|agree|tags|renamed|was|retired|ids|link|rule|outcome|confirms_email|columns|adds|plan|leavers|id|again|iss|error|entry|logout_token|taken_at|shown_policy)$/;

test('each field that a person fills in has a label in every language, not its name on the wire', () => {
  const names = allEndpoints.flatMap(({ body }) => (body instanceof z.ZodMiniObject ? Object.keys(body.shape) : []));
  expect(names).toContain('designation');
  for (const language of languageCodes) {
    const { fieldLabels } = messagesIn[language].fields;
    const wanted = [...new Set(names)].filter((name) => !untyped.test(name));
    expect(wanted.filter((name) => !Object.hasOwn(fieldLabels, name))).toEqual([]);
  }
});
