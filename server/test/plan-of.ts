import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** How the database would go about the first statement that this makes. */
export async function planOf(db: Kysely<Database>, ask: (db: Kysely<Database>) => Promise<unknown>): Promise<string> {
  const asked: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(watched);
  const [query] = asked;
  const plan = await db.executeQuery(CompiledQuery.raw(`explain ${query?.sql}`, [...(query?.parameters ?? [])]));
  return JSON.stringify(plan.rows);
}
