import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** Compiles, and speaks with no one. */
const compiler = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands in a statement for the value that each call brings. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is always the same, made once: for the hottest calls, where making the text costs as much as
 * speaking it. `write` must use every value as a parameter, and never look at it.
 */
export function compiledQuery<Values extends object, Row>(
  write: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let made: { compiled: CompiledQuery<Row>; order: (keyof Values | undefined)[] } | undefined;

  function make() {
    const places = new Proxy({}, { get: (_target, name) => new Place(String(name)) });
    // What the statement is written with are places, which it only passes on.
    const compiled = write(compiler, places as Values).compile();
    const order = compiled.parameters.map((one) => (one instanceof Place ? (one.name as keyof Values) : undefined));
    return { compiled, order };
  }

  return async (db, values) => {
    const { compiled, order } = (made ??= make());
    const parameters = order.map((name, place) => (name === undefined ? compiled.parameters[place] : values[name]));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
