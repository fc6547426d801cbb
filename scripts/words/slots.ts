import { value, nameOf, nodesIn } from './source.ts';
import type { MessageSource, Node } from './source.ts';

/** One wording of a text: where it stands, what it says with `{name}` for what is put in, and what stands for each of these. */
export interface Wording {
  node: Node;
  text: string;
  puts: ReadonlyMap<string, Node>;
}

/** A text that is translated by itself: a string or a template, or the forms of a plural. */
export interface Slot {
  plural: boolean;
  /** 'other' alone where it is no plural. */
  forms: ReadonlyMap<string, Wording>;
  /** The object with the forms of a plural. */
  object?: Node;
}

/** What is put in and is no plain name has a number, the same one in each language that writes it alike. */
export type Numbers = Map<string, number>;

/** Everything that a file says by itself, by its path in it: `homeMessages.greeting`, also what it keeps to itself. */
export function leavesIn(source: MessageSource): Map<string, Node> {
  const leaves = new Map<string, Node>();
  const walk = (node: Node | undefined, path: string) => {
    if (node?.type !== 'ObjectExpression') {
      if (node) leaves.set(path, node);
      return;
    }
    for (const property of nodesIn(node['properties'])) {
      const [key] = nodesIn(property['key']);
      if (property.type !== 'Property' || property['computed'] === true || !key) continue;
      const name = key.type === 'Literal' ? String(key['value']) : nameOf(key);
      walk(value(nodesIn(property['value'])[0]), `${path}.${name}`);
    }
  };
  for (const [name, node] of source.declared) walk(value(node), name);
  return leaves;
}

/** What stands in a function, a list or a sentence and is read by people, in the order of the file. */
export function slotsIn(source: MessageSource, leaf: Node, numbers: Numbers): Slot[] {
  const found: Slot[] = [];
  const wordingOf = (node: Node) => wordingIn(source, node, numbers);

  function visit(node: Node): void {
    const [callee] = nodesIn(node['callee']);
    if (isText(node)) {
      const wording = wordingOf(node);
      if (hasLetters(wording)) found.push({ plural: false, forms: new Map([['other', wording]]) });
    } else if (node.type === 'CallExpression' && nameOf(callee) === 'plural') {
      const [count, object] = nodesIn(node['arguments']);
      if (count) visit(count);
      const forms = object && formsIn(object, wordingOf);
      if (forms) found.push({ plural: true, forms, object });
      else if (object) visit(object);
      for (const { node: form } of forms?.values() ?? []) nodesIn(form['expressions']).forEach(visit);
      return;
    }
    for (const part of partsRead(node, callee)) visit(part);
  }

  visit(leaf);
  return found;
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

/** But for what is put in. */
const hasLetters = ({ text }: Wording) => /\p{L}/u.test(text.replaceAll(/\{[\w.]+\}/g, ''));

function formsIn(object: Node, wordingOf: (node: Node) => Wording): Map<string, Wording> | undefined {
  const forms = new Map<string, Wording>();
  for (const property of nodesIn(object['properties'])) {
    const [form] = nodesIn(property['value']);
    if (!form || !isText(form)) return undefined;
    forms.set(nameOf(property['key']), wordingOf(form));
  }
  return forms.has('other') ? forms : undefined;
}

const withKeys = /^(?:join|split|includes|replace|replaceAll|startsWith|endsWith|at)$/;

/** The parts of an expression that may hold a sentence: no keys, no types, and nothing that is only compared. */
function partsRead(node: Node, callee: Node | undefined): Node[] {
  if (node.type.startsWith('TS')) return nodesIn(node['expression']);
  switch (node.type) {
    case 'NewExpression':
      return [];
    case 'BinaryExpression':
      return node['operator'] === '+' ? [node['left'], node['right']].flatMap(nodesIn) : [];
    case 'Property':
      return nodesIn(node['value']);
    case 'MemberExpression':
      return nodesIn(node['object']);
    case 'SwitchCase':
      return nodesIn(node['consequent']);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return nodesIn(node['body']);
    case 'CallExpression':
      return callee?.type === 'MemberExpression' && withKeys.test(nameOf(callee['property']))
        ? [callee]
        : [node['callee'], node['arguments']].flatMap(nodesIn);
    default:
      return Object.values(node)
        .flatMap(nodesIn)
        .sort((one, other) => one.start - other.start);
  }
}

function wordingIn(source: MessageSource, node: Node, numbers: Numbers): Wording {
  if (node.type === 'Literal') return { node, text: String(node['value']), puts: new Map() };
  const puts = new Map<string, Node>();
  const put = (expression: Node): string => {
    const code = source.text.slice(expression.start, expression.end).replaceAll(/\s+/g, ' ');
    if (!/^[a-z_]\w*(?:\.\w+)*$/i.test(code) && !numbers.has(code)) numbers.set(code, numbers.size + 1);
    const label = String(numbers.get(code) ?? code);
    puts.set(label, expression);
    return `{${label}}`;
  };
  const expressions = nodesIn(node['expressions']);
  const texts = nodesIn(node['quasis']).map(({ value: said }) => (said as { cooked: string }).cooked);
  return { node, text: texts.map((text, at) => text + (expressions[at] ? put(expressions[at]) : '')).join(''), puts };
}
