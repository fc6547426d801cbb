/** What a statement meets whose connection was ended because nothing came from the database any more. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
  readonly code = 'EK002';

  constructor() {
    super('the database does not answer');
  }
}
