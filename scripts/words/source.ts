import { parseSync } from 'vite';

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Where sentences stand in a file of messages, by their names: `homeMessages.greeting`. */
export interface MessageSource {
  text: string;
  /** What the file names, by its name. */
  declared: ReadonlyMap<string, Node>;
  /** The text of what stands there, with all that the file keeps to itself and that it needs. */
  whole: (node: Node) => string;
}

export function readMessages(path: string, text: string): MessageSource {
  const declared = new Map<string, Node>();
  for (const statement of nodesIn(parseSync(path, text).program['body'])) note(statement, declared);

  function whole(node: Node): string {
    const parts = [plain(text, node)];
    const taken = new Set<string>();
    const take = (from: Node) => {
      for (const name of namesIn(from)) {
        const found = taken.has(name) ? undefined : declared.get(name);
        if (!found || found === node) continue;
        taken.add(name);
        parts.push(plain(text, found));
        take(found);
      }
    };
    take(node);
    return parts.join('\n');
  }

  return { text, declared, whole };
}

/** One line by one, so that a change of form is none of words. */
const plain = (text: string, { start, end }: Node) => text.slice(start, end).replaceAll(/\s+/g, ' ');

function note(statement: Node, declared: Map<string, Node>): void {
  if (statement.type === 'ExportNamedDeclaration') {
    for (const inner of nodesIn(statement['declaration'])) note(inner, declared);
  } else if (statement.type === 'FunctionDeclaration') {
    declared.set(nameOf(statement['id']), statement);
  } else if (statement.type === 'VariableDeclaration') {
    for (const one of nodesIn(statement['declarations'])) {
      const [init] = nodesIn(one['init']);
      if (init) declared.set(nameOf(one['id']), init);
    }
  }
}

/** What an expression is, without what only the compiler reads; `drafted({ … })` is its object. */
export function value(node: Node | undefined): Node | undefined {
  if (!node) return undefined;
  const [inner] = nodesIn(node['expression']);
  if (inner && /^(?:TS|Parenthesized)/.test(node.type)) return value(inner);
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'drafted')
    return value(nodesIn(node['arguments'])[0]);
  return node;
}

function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  return Object.values(node).flatMap((part) => nodesIn(part).flatMap(namesIn));
}

export function nameOf(node: unknown): string {
  const name = nodesIn(node)[0]?.['name'];
  return typeof name === 'string' ? name : '';
}

export function nodesIn(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(nodesIn);
  return typeof part === 'object' && part !== null && 'type' in part ? [part as Node] : [];
}
