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
