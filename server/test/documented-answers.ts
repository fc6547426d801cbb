import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { makeApiDocument } from '../features/openapi/document.ts';
import { pathOf } from '../features/openapi/operation.ts';
import type { Response } from '../features/openapi/responses.ts';
import type { TestAnswer } from './calls-to.ts';

const document = makeApiDocument();

/** Strict: a keyword that says nothing, or the wrong thing, does not compile. */
const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addKeyword('components');

const compiled = new Map<object, ValidateFunction>();

export function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const validate = ajv.compile({ ...schema, components: document.components });
  compiled.set(schema, validate);
  return validate;
}

function documentedResponse(endpoint: Endpoint, status: number): Response | undefined {
  const response = document.paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()]?.responses[status];
  if (!response || !('$ref' in response)) return response as Response | undefined;
  return document.components.responses[response.$ref.split('/').at(-1) ?? ''];
}

/** What of an answer is not as the document says; empty where all is. */
export function undocumented(endpoint: Endpoint, { status, headers, body }: TestAnswer): string[] {
  const response = documentedResponse(endpoint, status);
  const { code }: { code?: string } = Object(body);
  // A value with a slash or without a letter has made another path of it.
  if (code === 'unknown_call' || code === 'wrong_method') return [];
  if (!response) return [`answers ${status} ${code ?? ''}, which the document does not know`];
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const content = response.content?.[type];
  if (!content) return [`answers ${status} as ${type}, which the document does not know`];
  if (!/[/+]json$/.test(type)) return [];
  const validate = validatorOf(content.schema);
  if (validate(body)) return [];
  const about = code ? ` with the code ${code}` : '';
  return [`answers ${status}${about}, not as the document says: ${ajv.errorsText(validate.errors)}`];
}
