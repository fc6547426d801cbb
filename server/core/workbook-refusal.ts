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
