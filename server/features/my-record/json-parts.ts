const indent = 2;

/** What `JSON.stringify(content, undefined, 2)` says and a line end; lists may be made item by item, as it is read. */
export function* jsonParts(content: Record<string, unknown>): Generator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(content)) {
    if (value === undefined) continue;
    yield `${before}  ${JSON.stringify(name)}: `;
    before = ',\n';
    if (isList(value)) yield* listParts(value);
    else yield shifted(value, indent);
  }
  yield '\n}\n';
}

function* listParts(items: Iterable<unknown>): Generator<string> {
  let before = '[\n';
  for (const item of items) {
    yield `${before}    ${shifted(item, 2 * indent)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

/** A line end in JSON is never a part of a text. */
function shifted(value: unknown, columns: number): string {
  return JSON.stringify(value, undefined, indent).replaceAll('\n', `\n${' '.repeat(columns)}`);
}
