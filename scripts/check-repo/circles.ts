import { importsOf } from './imports.ts';
import { isCode } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

/** No two files import each other, however long the way around: neither values nor types, neither at once nor later. */
export function checkCircles(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.filter(isCode).map((file) => [file.path, importsOf(file)]));
  return circlesOf(graph).map((circle) => circle.toSorted().join(', '));
}

/** Tarjan's strongly connected components, without those of one file. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(node: string): number {
    const place = order.size;
    let low = place;
    order.set(node, place);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === place) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1 || graph.get(node)?.includes(node)) circles.push(circle);
    }
    return low;
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
