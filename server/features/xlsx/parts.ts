import { posix } from 'node:path';
import { damaged, tooLarge, unreadable } from '../../core/file-refusals.ts';
import { readXml } from './xml.ts';
import type { Archive } from './zip.ts';

/** Where in the archive the parts are that are read; those that it need not have may be missing there. */
interface Parts {
  sheet: string;
  sharedStrings: string;
  styles: string;
  /** Days count from 1904, as on old Macs. */
  from1904: boolean;
}

/** Each sheet is looked for among what the workbook refers to. */
const mostReferences = 2000;

interface Relation {
  id: string;
  kind: string;
  target: string;
}

export async function findParts(archive: Archive): Promise<Parts> {
  const workbook = (await relationsOf(archive, '')).find(({ kind }) => kind === 'officeDocument')?.target;
  // Other programs' spreadsheets, documents and archives begin alike.
  if (!workbook || !/^xl\/.*\.xml$/.test(workbook)) throw unreadable('workbook');
  const relations = await relationsOf(archive, workbook);
  const partOf = (kind: string) => relations.find((one) => one.kind === kind)?.target ?? '';
  const { sheetIds, from1904 } = await readBook(archive, workbook);
  const sheet = sheetIds
    .map((id) => relations.find((one) => one.id === id && one.kind === 'worksheet')?.target)
    .find((target) => target !== undefined);
  if (sheet === undefined || !archive.has(sheet)) throw damaged();
  return { sheet, sharedStrings: partOf('sharedStrings'), styles: partOf('styles'), from1904 };
}

/** Sheets that can be seen, in their order. */
async function readBook(archive: Archive, workbook: string): Promise<{ sheetIds: string[]; from1904: boolean }> {
  const sheetIds: string[] = [];
  let from1904 = false;
  await readXml(archive.read(workbook), {
    open: (name, attribute) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      if (sheetIds.length === mostReferences) throw tooLarge();
      sheetIds.push(attribute('id') ?? '');
    },
  });
  return { sheetIds, from1904 };
}

/** What a part refers to inside of the archive. What is outside of it is as if it were not there. */
async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await readXml(archive.read(`${folder}_rels/${part.slice(folder.length)}.rels`), {
    open: (name, attribute) => {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      if (relations.length === mostReferences) throw tooLarge();
      const type = attribute('Type') ?? '';
      const target = attribute('Target') ?? '';
      const kind = type.slice(type.lastIndexOf('/') + 1);
      relations.push({ id: attribute('Id') ?? '', kind, target: posix.resolve('/', folder, target).slice(1) });
    },
  });
  return relations;
}
