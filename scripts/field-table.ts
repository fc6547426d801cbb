import type * as z from 'zod/mini';
import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import type { Endpoint } from '../domain/contract/endpoint.ts';
import { opensOf, roles } from '../domain/roles.ts';
import { callName } from '../domain/contract/endpoint.ts';
import { shownBy } from '../domain/visibility/shown-by.ts';
import type { Scope } from '../domain/visibility/data-kinds.ts';

type Schema = z.core.$ZodType;

/** What a schema is made of, whichever kind it is; each kind has some of these. */
interface Parts {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  in?: Schema;
}

/** The fields of a body or of a reply, with dots between names and `[]` after a list. */
export function fieldsOf(schema: Schema, path = ''): string[] {
  const { shape, element, innerType, valueType, options, in: input }: Parts = schema._zod.def as Parts;
  if (shape)
    return Object.entries(shape).flatMap(([name, part]) => fieldsOf(part, path === '' ? name : `${path}.${name}`));
  if (element) return fieldsOf(element, `${path}[]`);
  if (valueType) return fieldsOf(valueType, `${path}.*`);
  const inside = innerType ?? input;
  if (inside) return fieldsOf(inside, path);
  if (options?.every((option) => typeof option === 'object' && '_zod' in option))
    return [...new Set(options.flatMap((option) => fieldsOf(option, path)))];
  return [path];
}

const about: Record<Scope, string> = {
  self: 'the caller alone',
  list: 'anyone by name',
  record: 'one person, as the rule for named records allows',
  refusal: 'one person, by a refusal alone',
  together: 'everyone together',
  asked: 'who has asked for it',
  role: 'who holds a role',
};

function whoMayCall({ access, stepUp }: Endpoint): string {
  if (access === 'anyone') return 'anyone';
  const may = access === 'signed-in' ? [...roles] : roles.filter((role) => opensOf(role).includes(access));
  return `${may.join(', ')}${stepUp ? ', with the password' : ''}`;
}

function rowOf(endpoint: Endpoint): string {
  const { body, query, reply } = endpoint;
  const name = callName(endpoint);
  const scopes = [...new Set(shownBy(endpoint).map(([, scope]) => about[scope]))];
  const sent = [body, query].flatMap((part) => (part ? fieldsOf(part) : []));
  const answered = reply === 'file' ? ['a file'] : [...new Set(fieldsOf(reply))];
  const list = (fields: readonly string[]) =>
    fields.length === 0 ? '–' : fields.map((field) => `\`${field}\``).join(' ');
  return `| ${[`\`${name}\``, whoMayCall(endpoint), scopes.join('; ') || 'no one', list(sent), list(answered)].join(' | ')} |`;
}

/** Who reads and who writes which field: what is not in it is neither answered nor taken. */
export function fieldTable(): string {
  return [
    '# Fields: who reads and writes which',
    'A field that a call does not name is neither answered (`server/http/mount-endpoint.ts` leaves it out) nor taken. Who may call is enforced from the same objects in `domain/contract/`, and `server/http/access.test.ts` tries every role on every call. About whom a call tells depends on the rule for named records as [the register of processing](register-of-processing.md) says; `server/features/privacy/record-policy/who-can-see.test.ts` compares it with what is really answered.',
    [
      '| call | who may | tells about | takes | answers |',
      '|---|---|---|---|---|',
      ...allEndpoints.map((endpoint) => rowOf(endpoint)),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
