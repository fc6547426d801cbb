import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import { callName } from '../../../domain/contract/endpoint.ts';
import { validatorOf } from '../../test/documented-answers.ts';
import { makeApiDocument } from './document.ts';
import { pathOf } from './operation.ts';
import { isLong } from '../../test/long-form.ts';

const document = makeApiDocument();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const operationAt = (name: string) => {
  const endpoint = allEndpoints.find((one) => callName(one) === name);
  const operation = endpoint && document.paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`no operation for ${name}`);
  return operation;
};

/** Rules of the linter that do not fit, each with its reason. */
const notOurs = {
  // No licence is settled by a document; the people who run the server have it with the server.
  'info-license': 'off',
  // The server that the document came from is the one that is meant.
  'no-server-example.com': 'off',
  // Calls that begin alike, such as `/api/sessions/others`, are told apart by the router, the exact one first.
  'no-ambiguous-paths': 'off',
} as const;

async function lint(text: string) {
  const config = await createConfig({ extends: ['recommended-strict'], rules: notOurs });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

describe('the API as a document', () => {
  it('has every call of the contract once, and no other', () => {
    const written = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(written.toSorted()).toEqual(allEndpoints.map((one) => `${one.method} ${pathOf(one)}`).toSorted());
  });

  it('says of each what it is for, in one short sentence of its own', () => {
    for (const { summary } of operations) expect(summary).toMatch(/^[A-Z][^]{5,110}\.$/);
  });

  it('passes the strict rules of a linter for OpenAPI 3.1', async () => {
    expect(await lint(JSON.stringify(document))).toEqual([]);
    const broken = structuredClone(document);
    Object.assign(broken.paths['/api/mood']?.['get'] ?? {}, { operationId: 'getHealth', security: [{ nothing: [] }] });
    expect((await lint(JSON.stringify(broken))).map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining(['operation-operationId-unique', 'security-defined']),
    );
  });

  it.runIf(isLong)('has schemas that a strict validator of JSON Schema 2020-12 takes', () => {
    for (const { parameters = [], requestBody, responses } of operations) {
      const contents = [requestBody, ...Object.values(responses), ...Object.values(document.components.responses)];
      const schemas = contents.flatMap((one) =>
        Object.values(Object(one).content ?? {}).map((each) => Object(each).schema),
      );
      for (const schema of [...schemas, ...parameters.map((one) => one.schema)])
        expect(() => validatorOf(schema)).not.toThrow();
    }
  });

  it('says who may call, and what needs a step-up', () => {
    expect(operationAt('POST /api/auth/login').security).toEqual([]);
    expect(operationAt('GET /api/mood').security).toEqual([{ session: [] }]);
    const { description, requestBody, responses } = operationAt('PUT /api/admin/people/:id/role');
    expect(description).toContain('Needs the password, given in the last 15 minutes');
    expect(requestBody?.content['application/json']?.schema.properties).toMatchObject({ password: { type: 'string' } });
    const refused = JSON.stringify(responses['403']);
    for (const code of ['forbidden', 'password_needed', 'wrong_password', 'second_factor_setup_needed'])
      expect(refused).toContain(code);
    expect(JSON.stringify(operationAt('POST /api/auth/login').responses['403'])).toContain('second_factor_needed');
  });

  it('has the key against storing twice, the headers of pages, and the types of files', () => {
    expect(operationAt('POST /api/assessment').parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
    expect(operationAt('GET /api/admin/people').responses['200']).toMatchObject({
      headers: { 'X-Total-Count': {}, 'X-Next-Cursor': {} },
    });
    expect(operationAt('GET /api/assessment/report').responses['200']).toMatchObject({
      content: { 'application/pdf': {} },
    });
    expect(operationAt('POST /api/admin/staff-imports').requestBody).toMatchObject({ content: { 'text/csv': {} } });
  });
});
