import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import { fieldCodes } from '../domain/contract/field-codes.ts';
import { fieldMessages } from '../domain/messages/en/field-faults.ts';
import { callName } from '../domain/contract/endpoint.ts';
import { fieldRules } from '../security/field-rules.ts';
import { ruleOf, unconstrainedFields } from '../security/fuzz/field-constraints.ts';
import { requestFields } from '../security/fuzz/request-fields.ts';

const intro = `The rule of each field of each request, made from the contract that the server checks by (\`domain/contract/\`), and the rules about
fields that belong together. What isn't named in a schema is not read. How large a request may be is in [limits.md](../docs/limits.md).`;

/** A rule for every field, and for fields that belong together (ASVS 2.1.1 and 2.1.2). */
export function validationDocument(): string {
  const fields = allEndpoints.map((endpoint) => ({
    name: callName(endpoint),
    fields: requestFields(endpoint),
    upload: endpoint.upload,
  }));
  const count = fields.reduce((sum, one) => sum + one.fields.length, 0);
  const without = unconstrainedFields(allEndpoints).length;
  return [
    '# What may be sent',
    intro,
    `${count} fields; without a rule: ${without}.`,
    '## Fields that belong together',
    'Each is tried with what keeps to it and with what does not in `security/field-rules.test.ts`, under the words of its rule.',
    table(
      ['rule', 'call', 'refused with 400'],
      fieldRules.map(({ rule, call, refusal: { code, field } }) => [
        rule,
        quoted(call),
        field ? `${quoted(code)}, field ${quoted(field)}` : quoted(code),
      ]),
    ),
    '## Each field',
    ...fields.flatMap((one) => sectionOf(one)),
    '## What a refusal says',
    table(
      ['word', 'sentence'],
      fieldCodes.map((code) => [quoted(code), fieldMessages[code]]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

interface Call {
  name: string;
  fields: ReturnType<typeof requestFields>;
  upload?: { readonly mostBytes: number; readonly types?: readonly string[] };
}

function sectionOf({ name, fields, upload }: Call): string[] {
  if (upload)
    return [
      `### ${quoted(name)}`,
      `A file of at most ${upload.mostBytes} bytes, as ${(upload.types ?? ['text/csv']).map(quoted).join(' or ')}.`,
    ];
  if (fields.length === 0) return [];
  return [
    `### ${quoted(name)}`,
    table(
      ['field', 'rule'],
      fields.map((field) => [quoted(field.place), ruleOf(field).replaceAll('|', '\\|')]),
    ),
  ];
}

const quoted = (text: string): string => `\`${text}\``;

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heading), `|${heading.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
