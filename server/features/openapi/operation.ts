import type { Access, Endpoint } from '../../../domain/contract/endpoint.ts';
import { passwordHoldsMinutes } from '../../../domain/password-time.ts';
import { personLimitMinutes, personLimits } from '../../../domain/person-limits.ts';
import { toJsonSchema } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { $ref: string } | object>;
}

/** What stands above the calls of each kind, in the order of the document. */
export const tags: Readonly<Record<Access, { name: string; description: string }>> = {
  anyone: { name: 'Signed out', description: 'Calls that need no token.' },
  'signed-in': { name: 'Own', description: 'What everyone who is signed in does with what is their own.' },
  counsellor: { name: 'Counsellors', description: 'Calls of counsellors.' },
  admin: { name: 'Admins', description: 'Calls of wellness admins.' },
};

/** `/api/questions/:id` as OpenAPI writes it. */
export const pathOf = ({ path }: Endpoint): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** All of an operation but what it answers. */
export function operationOf(endpoint: Endpoint): Omit<Operation, 'responses'> {
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)];
  const requestBody = bodyOf(endpoint);
  return {
    operationId: idOf(endpoint),
    tags: [tags[endpoint.access].name],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
  };
}

/** `getAdminPeople`, `putAdminPeopleByIdRole`. */
function idOf({ method, path }: Endpoint): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(/:(\w)/g, (_all, first: string) => `by-${first}`)
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const whoMay: Readonly<Record<Access, string>> = {
  anyone: 'Anyone may call it, without a token.',
  'signed-in': 'For everyone who is signed in.',
  counsellor: 'For counsellors.',
  admin: 'For wellness admins.',
};

const counts = new Intl.NumberFormat('en');

function descriptionOf({ access, stepUp, limit, beforeSecondFactor, withGivenPassword }: Endpoint): string {
  const isOpen = access === 'anyone';
  return [
    whoMay[access],
    stepUp &&
      `Needs the password, given in the last ${passwordHoldsMinutes} minutes: when signing in, by \`POST /api/auth/confirm-password\`, or as \`password\` in the body.`,
    !isOpen && beforeSecondFactor && 'Open also while a second factor that is required has not been set up.',
    !isOpen && withGivenPassword && 'Open also while a given password has to be changed first.',
    limit &&
      `At most ${counts.format(personLimits[limit])} in ${personLimitMinutes} minutes for each person, counted as \`${limit}\`.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

function pathParameters({ path, params }: Endpoint): Parameter[] {
  const schemas = params ? toJsonSchema(params, 'input').properties : {};
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas?.[name] ?? { type: 'string' },
  }));
}

function queryParameters({ query }: Endpoint): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = toJsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ idempotent }: Endpoint): Parameter[] {
  if (!idempotent) return [];
  const description = 'Sent again with the same body, the first result is answered again and nothing is stored twice.';
  const schema = { type: 'string', pattern: '^[\\x21-\\x7E]{1,200}$' };
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }];
}

const password: JsonSchema = { type: 'string', description: 'One’s own, where it was not given lately.' };

function bodyOf({ method, body, upload, form, stepUp }: Endpoint): Operation['requestBody'] {
  if (upload) {
    const types = upload.types ?? ['text/csv'];
    return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: fileOf(type) }])) };
  }
  const asked = body && toJsonSchema(body, 'input');
  if (form && asked) return { required: true, content: { 'application/x-www-form-urlencoded': { schema: asked } } };
  if (!stepUp || method === 'GET')
    return asked && { required: true, content: { 'application/json': { schema: asked } } };
  const schema = { ...(asked ?? { type: 'object' }), properties: { ...asked?.properties, password } };
  return { required: asked !== undefined, content: { 'application/json': { schema } } };
}

const fileOf = (type: string): JsonSchema => (/[/+]json$|report$/.test(type) ? {} : { type: 'string' });
