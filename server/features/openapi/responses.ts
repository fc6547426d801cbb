import type { Endpoint } from '../../../domain/contract/endpoint.ts';
import { errorStatus, notReadyReasons } from '../../../domain/errors.ts';
import type { ErrorCode } from '../../../domain/errors.ts';
import { factorWays } from '../../../domain/second-factor.ts';
import { toJsonSchema } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
}

/** The body of every refusal. */
export const failureSchema: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused, for a program (`code`) and for a person (`msg`, in the language asked for).',
  properties: {
    msg: { type: 'string', description: 'A sentence for the person.' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each field at fault.',
    },
    challenge: { type: 'string', description: 'With `second_factor_needed`: what the second step is sent with.' },
    ways: { type: 'array', items: { type: 'string', enum: [...factorWays] } },
    ready: { type: 'boolean', const: false, description: 'Of `GET /api/ready` alone, with its reasons.' },
    reasons: { type: 'array', items: { type: 'string', enum: [...notReadyReasons] } },
  },
  required: ['msg', 'code'],
  additionalProperties: false,
};

const usual: Readonly<Record<number, string>> = {
  400: 'What was sent can’t be taken.',
  401: 'No one is signed in.',
  403: 'The person may not do this, or not yet.',
  404: 'There is no such thing, or not for this person.',
  406: 'The call does not answer in the form that was asked for.',
  408: 'The call took too long to arrive.',
  409: 'It does not go with how things are now.',
  411: 'The length of the body is not said.',
  413: 'The body is too long.',
  415: 'The body is of another type.',
  429: 'Too often. `Retry-After` says when to come back.',
  500: 'A fault of the server.',
  503: 'The server is busy, or can’t reach what it needs.',
};

const seconds = { description: 'Seconds to wait, where that is known.', schema: { type: 'integer', minimum: 1 } };

/** Of one status, with the codes that a call can have there. */
export function failureResponse(status: number, codes: readonly ErrorCode[]): Response {
  return {
    description: usual[status] ?? 'Refused.',
    ...([429, 503].includes(status) && { headers: { 'Retry-After': seconds } }),
    ...(codes.includes('not_signed_in') && {
      headers: { 'WWW-Authenticate': { schema: { type: 'string', const: 'Bearer' } } },
    }),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: [...codes] } } }] },
      },
    },
  };
}

/** Under which name it stands once for all calls that have the same. */
export const failureName = (status: number, codes: readonly ErrorCode[]): string =>
  [String(status), ...codes.toSorted()].join('.');

const pagingHeaders = {
  'X-Total-Count': {
    description: 'How many there are in all, where that is counted.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  'X-Next-Cursor': { description: 'The `cursor` of the next page; missing on the last.', schema: { type: 'string' } },
};

export function successResponse({ reply, fileTypes = [], query }: Endpoint): Response {
  if (reply === 'file')
    return {
      description: 'The file.',
      content: Object.fromEntries(fileTypes.map((type) => [type, { schema: fileSchema(type) }])),
    };
  const isPaged = query !== undefined && 'cursor' in (toJsonSchema(query, 'input').properties ?? {});
  return {
    description: 'Done.',
    ...(isPaged && { headers: pagingHeaders }),
    content: { 'application/json': { schema: toJsonSchema(reply, 'output') } },
  };
}

/** JSON of any shape, and else text or bytes. */
function fileSchema(type: string): JsonSchema {
  if (/[/+]json$/.test(type)) return {};
  return type.startsWith('text/') ? { type: 'string' } : { type: 'string', contentMediaType: type };
}
