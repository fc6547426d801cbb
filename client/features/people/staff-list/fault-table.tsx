import type { LineFault } from '../../../../domain/contract/staff-list.ts';
import { staffFileMessages, staffImportMessages as words } from '#messages/staff-list.ts';
import { listImportMessages } from '#messages/work-lists.ts';
import { formatCount } from '#messages/numbers.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { FaultRows } from '../../work-lists/import/import-preview.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { loadFaults } from './staff-list.api.ts';
import prose from '../../../ui/prose.module.css';
import styles from './staff-list.module.css';

const columnOf = ({ column, heading }: LineFault) => listImportMessages.columnName(column, heading);
const whatOf = ({ code, nearest, first_line: firstLine }: LineFault) => words.whats[code]({ nearest, firstLine });
const keyOf = ({ line, column, code }: LineFault) => `${line} ${column} ${code}`;

const columns: readonly Column<LineFault>[] = [
  { key: 'line', header: words.line, numeric: true, cell: ({ line }) => formatCount(line) },
  { key: 'heading', header: words.heading, cell: columnOf },
  {
    key: 'value',
    header: words.value,
    cell: ({ value }) =>
      value === '' ? (
        <span className={prose.quiet}>{words.emptyCell}</span>
      ) : (
        <span className={styles.value}>{value}</span>
      ),
  },
  { key: 'what', header: words.what, cell: whatOf },
];

/** Each fault by its line and column, as the file has them. */
export function FaultTable({ id, faults, count }: { id: string; faults: readonly LineFault[]; count: number }) {
  const isWide = useMedia('(min-width: 40rem)');
  return (
    <>
      <p>{words.faultsIntro}</p>
      {isWide ? (
        <DataTable caption={words.faults(count)} columns={columns} rows={faults} rowKey={keyOf} />
      ) : (
        <FaultRows
          faults={faults.map((fault) => ({
            place: words.place(fault.line, columnOf(fault)),
            value: fault.value || words.emptyCell,
            what: whatOf(fault),
          }))}
        />
      )}
      {count > faults.length && <p className={prose.quiet}>{words.faultsShown(faults.length)}</p>}
      <div>
        <FileButton label={words.faultsDownload} fileName={staffFileMessages.faults} load={() => loadFaults(id)} />
      </div>
    </>
  );
}
