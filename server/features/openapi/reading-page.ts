import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../core/escape-html.ts';
import type { ApiDocument } from './document.ts';
import type { Operation } from './operation.ts';
import type { Response } from './responses.ts';
import { schemaFields } from './schema-fields.ts';
import type { SchemaField } from './schema-fields.ts';
import type { JsonSchema } from './json-schema.ts';

const style = readFileSync(join(import.meta.dirname, 'reading-page.css'), 'utf8');

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing but the style above: no script, no picture, nothing from anywhere. */
export const readingPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`;

/** The document as a page that is read without a script. */
export function readingPage({ info, tags, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const parts = tags.map(({ name, description }) => {
    const calls = operations.filter(({ operation }) => operation.tags.includes(name));
    const rows = calls.map((call) => callOf(call, components.responses)).join('\n');
    return `<section aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${rows}</section>`;
  });
  const links = tags.map(({ name }) => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)}: the API</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escapeHtml(info.title)}: the API</h1></header>
<main>
${info.description
  .split('\n\n')
  .map((part) => `<p>${withCode(part)}</p>`)
  .join('\n')}
<p>The same for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Parts"><ul>${links}</ul></nav>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** What stands between backticks, as code. */
const withCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

interface ShownCall {
  path: string;
  method: string;
  operation: Operation;
}

function callOf({ path, method, operation }: ShownCall, known: Readonly<Record<string, Response>>): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const taken = parameters.map(({ name, in: place, required, description: about = '', schema }) => ({
    name,
    kind: `${place}: ${schemaFields(schema)[0]?.kind ?? ''}`,
    isRequired: required,
    description: about,
  }));
  return `<details id="${operationId}">
<summary><span class="call"><b>${method}</b> <code>${escapeHtml(path)}</code></span> <span class="for">${escapeHtml(summary)}</span></summary>
<p>${withCode(description)}</p>
${table('Parameters', taken)}
${Object.entries(requestBody?.content ?? {})
  .map(([type, { schema }]) => body(`Body, as ${type}`, schema))
  .join('')}
${Object.entries(responses)
  .map(([status, response]) => answer(status, response, known))
  .join('\n')}
</details>`;
}

function answer(status: string, response: object, known: Readonly<Record<string, Response>>): string {
  const name = '$ref' in response ? String(response.$ref).split('/').at(-1) : undefined;
  if (name === undefined)
    return Object.entries((response as Response).content ?? {})
      .map(([type, { schema }]) => body(`Answer ${status}, as ${type}`, schema))
      .join('');
  const codes = name.split('.').slice(1);
  const list = codes.map((code) => `<code>${escapeHtml(code)}</code>`).join(' ');
  return `<p class="refusal"><b>${status}</b> ${escapeHtml(known[name]?.description ?? '')} ${list}</p>`;
}

function body(title: string, schema: JsonSchema): string {
  const fields = schemaFields(schema);
  const isWhole = fields.length === 1 && fields[0]?.name === '';
  return isWhole ? `<h3>${escapeHtml(title)}</h3>` : table(title, fields);
}

function table(title: string, fields: readonly SchemaField[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, kind, isRequired, description }) =>
      `<li><code>${escapeHtml(name)}</code> <span>${escapeHtml(kind)}${isRequired ? '' : ', may be left out'}</span>${description === '' ? '' : ` <span>${withCode(description)}</span>`}</li>`,
  );
  return `<h3>${escapeHtml(title)}</h3><ul class="fields">${rows.join('')}</ul>`;
}
