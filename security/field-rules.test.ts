import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import { callName } from '../domain/contract/endpoint.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../server/test/people.ts';
import { serverForAll } from '../server/test/test-server.ts';
import { fieldRules } from './field-rules.ts';
import type { FieldRule } from './field-rules.ts';
import { unconstrainedFields } from './fuzz/field-constraints.ts';
import { requestFields } from './fuzz/request-fields.ts';

const server = serverForAll();
let tokens: Partial<Record<FieldRule['as'], string>>;
beforeAll(async () => {
  tokens = {
    employee: (await registerPerson(server)).token,
    admin: (await signedInAdmin(server)).token,
    counsellor: (await signedInCounsellor(server)).token,
  };
});

describe('ASVS 2.1.2, 2.2.3: fields that belong together', () => {
  it.each(fieldRules.map((rule) => [rule.rule, rule] as const))(
    '%s',
    async (_name, { call, as, right, wrong, refusal }) => {
      const [method = '', path = ''] = call.split(' ');
      const send = ({ query, body }: FieldRule['right']) =>
        server.request(method, query ? `${path}?${query}` : path, { token: tokens[as], body });
      const refused = await send(wrong);
      expect([refused.status, refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual([
        400,
        refusal.code,
        refusal.field === undefined ? [] : [refusal.field],
      ]);
      expect((await send(right)).status).toBeLessThan(300);
    },
  );
});

describe('ASVS 2.1.1: each field of each request', () => {
  it('has a rule that refuses something', () => {
    expect(unconstrainedFields(allEndpoints)).toEqual([]);
  });

  it('would be found if it had none', () => {
    const body = z.object({
      name: z.string(),
      more: z.array(z.object({ note: z.optional(z.string()) })),
      many: z.number(),
    });
    const strange = {
      method: 'POST',
      path: '/api/strange',
      access: 'anyone',
      shows: 'nothing',
      summary: 'Takes what has no rule.',
      body,
      reply: z.object({}),
    } as const;
    expect(unconstrainedFields([strange])).toEqual([
      'POST /api/strange body.name',
      'POST /api/strange body.more',
      'POST /api/strange body.more.*.note',
      'POST /api/strange body.many',
    ]);
    expect(requestFields(strange)).toHaveLength(4);
  });

  it('belongs to a call that there is', () => {
    const calls = allEndpoints.map(callName);
    expect(fieldRules.filter(({ call }) => !calls.includes(call))).toEqual([]);
  });
});
