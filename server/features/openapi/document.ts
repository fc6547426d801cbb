import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import { failuresOf } from './failures.ts';
import { operationOf, pathOf, tags } from './operation.ts';
import type { Operation } from './operation.ts';
import { failureName, failureResponse, failureSchema, successResponse } from './responses.ts';
import type { Response } from './responses.ts';
import type { JsonSchema } from './json-schema.ts';

export interface ApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
  };
}

/** Grows when a program that was written for it would no longer work. It is not the version of what runs. */
const apiVersion = '1';

const description = [
  'Every call that the page itself makes, made from the objects that the server checks calls with.',
  'Bodies and answers are JSON in UTF-8. An answer has the fields named here and no others; what a body has beyond them is ignored.',
  'The token comes from `POST /api/auth/login` and is sent as `Authorization: Bearer`.',
  'Every refusal has a `code` for programs and a sentence for people, in the language that the caller has chosen.',
  'With 429 and 503, `Retry-After` says how many seconds to wait.',
].join('\n\n');

/** The whole contract as OpenAPI 3.1: of the endpoint objects alone, so that it is the same wherever it is made. */
export function makeApiDocument(): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  const responses: Record<string, Response> = {};
  for (const endpoint of allEndpoints) {
    const success = successResponse(endpoint);
    const answers: Operation['responses'] = {
      [endpoint.status ?? 200]: success,
      ...(endpoint.mayWait && { 202: { ...success, description: 'It waits, and this is how things still are.' } }),
    };
    for (const [status, codes] of failuresOf(endpoint)) {
      const name = failureName(status, codes);
      responses[name] ??= failureResponse(status, codes);
      answers[status] = { $ref: `#/components/responses/${name}` };
    }
    const path = pathOf(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: { ...operationOf(endpoint), responses: answers } };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Evenkeel',
      version: apiVersion,
      summary: 'A self-hosted wellness application for employees.',
      description,
    },
    servers: [{ url: '/', description: 'The server that this document came from.' }],
    tags: Object.values(tags),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a session. It ends by signing out, after hours without use, and after days in any case.',
        },
      },
      schemas: { Failure: failureSchema },
      responses,
    },
  };
}
