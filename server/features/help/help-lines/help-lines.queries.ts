import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { HelpLineBody } from '../../../../domain/contract/help-lines.ts';
import type { Database } from '../../../db/schema.ts';

export type HelpLineRow = Selectable<Database['help_lines']>;

export async function findHelpLines(db: Kysely<Database>): Promise<HelpLineRow[]> {
  return db.selectFrom('help_lines').selectAll().orderBy('position').orderBy('id').execute();
}

/** No one else changes the lines until the transaction ends. */
export async function holdHelpLines(db: Transaction<Database>): Promise<HelpLineRow[]> {
  await sql`lock table help_lines in share row exclusive mode`.execute(db);
  return findHelpLines(db);
}

/** What a line says has a column of its name, or does not compile. */
type LineColumns = Pick<HelpLineRow, keyof HelpLineBody>;

const columnsOf = (line: LineColumns): LineColumns => ({
  position: line.position,
  name: line.name,
  numbers: line.numbers,
  hours: line.hours,
  languages: line.languages,
  note: line.note,
  source: line.source,
  verified_on: line.verified_on,
});

export async function insertHelpLine(db: Transaction<Database>, line: LineColumns): Promise<void> {
  await db.insertInto('help_lines').values(columnsOf(line)).execute();
}

export async function updateHelpLine(db: Transaction<Database>, line: HelpLineRow): Promise<void> {
  await db.updateTable('help_lines').set(columnsOf(line)).where('id', '=', line.id).execute();
}

export async function deleteHelpLine(db: Transaction<Database>, id: string): Promise<void> {
  await db.deleteFrom('help_lines').where('id', '=', id).execute();
}
