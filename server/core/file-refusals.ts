/** Why a file can not be read as a table at all. */
export type CsvRefusalCode =
  | 'workbook'
  | 'not-text'
  | 'empty'
  | 'no-lines'
  | 'broken-quotes'
  | 'line-too-long'
  | 'too-many-columns'
  | 'too-many-lines';

/** A file that is no table, and the line on which that shows, as a text editor counts them. */
export class CsvRefusal extends Error {
  readonly code: CsvRefusalCode;
  readonly line: number;

  constructor(code: CsvRefusalCode, line: number) {
    super(`${code} on line ${line}`);
    this.name = 'CsvRefusal';
    this.code = code;
    this.line = line;
  }
}

export type WorkbookRefusalCode = 'locked-workbook' | 'damaged-workbook' | 'large-workbook';

/** A workbook of which nothing can be read. Where in it is for no one to mend. */
export class WorkbookRefusal extends Error {
  readonly code: WorkbookRefusalCode;
  readonly line = 1;

  constructor(code: WorkbookRefusalCode) {
    super(code);
    this.name = 'WorkbookRefusal';
    this.code = code;
  }
}

export const tooLarge = (): WorkbookRefusal => new WorkbookRefusal('large-workbook');
export const damaged = (): WorkbookRefusal => new WorkbookRefusal('damaged-workbook');
