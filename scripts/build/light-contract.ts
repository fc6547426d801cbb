import { readFileSync } from 'node:fs';
import { Visitor, parseSync } from 'vite';
import type { ESTree, Plugin } from 'vite';

const ofContract = /[\\/]domain[\\/]contract[\\/][\w-]+\.ts$/;
const ofClient = /[\\/]client[\\/].*\.tsx?$/;
const mark = '?calls';

/** What a call is made without: they are for forms, and for the server. */
const schemaKeys = ['params', 'query', 'body', 'reply'];

/**
 * Whoever only makes calls gets a contract without its schemas, so that a screen that only reads carries neither them nor
 * zod. A module that reads a schema, by its name or as a part of a call, gets the whole contract.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !isForCalls(source, importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && ofContract.test(found.id) ? { ...found, id: found.id + mark } : found;
    },
    transform: {
      order: 'post',
      handler(code, id) {
        return id.endsWith(mark) ? { code: withoutSchemas(code, this.parse(code)), map: null } : null;
      },
    },
  };
}

function isForCalls(source: string, importer: string): boolean {
  if (!source.includes('/domain/contract/') || !ofClient.test(importer)) return false;
  return !readsSchemas(readFileSync(importer, 'utf8'), source);
}

/** Whether a module takes more from a contract than calls and plain values. */
export function readsSchemas(text: string, source: string): boolean {
  const statement = new RegExp(
    String.raw`import (?!type\b)\{([^}]*)\} from '${source.replaceAll('.', String.raw`\.`)}'`,
  );
  const names = statement
    .exec(text)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  // Not imported by name, but loaded later for what is in it.
  if (!names) return true;
  const part = new RegExp(String.raw`\b(?:${names.filter(Boolean).join('|')})\.(?:${schemaKeys.join('|')})\b`);
  return part.test(text) || names.some((name) => /(?:Schema|Field)$/.test(name));
}

interface Part {
  names: string[];
  text: string;
}

/** Each call without its schemas, and nothing of what is made with zod or with another contract. */
function withoutSchemas(code: string, { body }: ESTree.Program): string {
  const parts: Part[] = [];
  const imports: ESTree.ImportDeclaration[] = [];
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') imports.push(statement);
    else parts.push({ names: namesOf(statement), text: cut(code, statement) });
  }
  const made = imports.filter(({ source: { value } }) => /^zod|^\.\/(?!endpoint\.ts)/.test(value));
  const kept = withoutAnyOf(
    made.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
    parts,
  );
  const text = kept.map((part) => part.text).join('\n');
  return `${imports.map((statement) => importOf(statement, text)).join('')}${text}\n`;
}

/** Leaves out whatever names one of these, then whatever names what was left out. */
function withoutAnyOf(names: readonly string[], parts: readonly Part[]): readonly Part[] {
  const kept = parts.filter(({ text }) => !names.some((name) => isIn(text, name)));
  if (kept.length === parts.length) return parts;
  return withoutAnyOf(
    parts.filter((part) => !kept.includes(part)).flatMap((part) => part.names),
    kept,
  );
}

function isIn(text: string, name: string): boolean {
  return new RegExp(String.raw`(?<![\w$.])${name}(?![\w$])`).test(text);
}

/** The text of a statement, the calls in it without their schemas. */
function cut(code: string, { start, end }: { start: number; end: number }): string {
  const statement = code.slice(start, end);
  const gone: ESTree.ObjectPropertyKind[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [call] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint' || call?.type !== 'ObjectExpression') return;
      gone.push(...call.properties.filter(isSchema));
    },
  }).visit(parseSync('contract.js', statement).program);
  // From the end, so that the places of those before stay the same; the comma after each one stays.
  return gone
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, part) => `${text.slice(0, part.start)}...{}${text.slice(part.end)}`, statement);
}

function isSchema(part: ESTree.ObjectPropertyKind): boolean {
  return part.type === 'Property' && part.key.type === 'Identifier' && schemaKeys.includes(part.key.name);
}

function namesOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : [];
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** An import with no more names than the rest of the module has use for. */
function importOf({ specifiers, source }: ESTree.ImportDeclaration, text: string): string {
  const names = specifiers.map(({ local }) => local.name).filter((name) => isIn(text, name));
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from '${source.value}';\n`;
}
