import type { LineFault } from '../../../../domain/contract/staff-list.ts';
import { staffFileMessages, staffImportMessages as words } from '#messages/staff-list.ts';
import { formatCount } from '#messages/numbers.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { DownloadIcon } from '../../../illustrations/action-icons.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { loadFaults } from './staff-list.api.ts';
import prose from '../../../ui/prose.module.css';
import styles from './staff-list.module.css';

const columns: readonly Column<LineFault>[] = [
  { key: 'line', header: words.line, numeric: true, cell: ({ line }) => formatCount(line) },
  { key: 'heading', header: words.heading, cell: ({ heading, column }) => words.column(column, heading) },
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
  {
    key: 'what',
    header: words.what,
    cell: ({ code, nearest, first_line: firstLine }) => words.whats[code]({ nearest, firstLine }),
  },
];

const keyOf = ({ line, column, code }: LineFault) => `${line} ${column} ${code}`;

/** Each fault by its line and column, as the file has them. */
export function FaultTable({ id, faults, count }: { id: string; faults: readonly LineFault[]; count: number }) {
  const isWide = useMedia('(min-width: 40rem)');
  return (
    <>
      <p>{words.faultsIntro}</p>
      {isWide ? (
        <DataTable caption={words.faults(count)} captionHidden columns={columns} rows={faults} rowKey={keyOf} />
      ) : (
        <ul role="list">
          {faults.map((fault) => (
            <FaultRow key={keyOf(fault)} fault={fault} />
          ))}
        </ul>
      )}
      {count > faults.length && <p className={prose.quiet}>{words.faultsShown(faults.length)}</p>}
      <div>
        <Button
          variant="link"
          onClick={() =>
            void loadFaults(id).then(
              (file) => downloadFile(file, staffFileMessages.faults),
              () => undefined,
            )
          }
        >
          <DownloadIcon />
          {words.faultsDownload}
        </Button>
      </div>
    </>
  );
}

function FaultRow({
  fault: { line, column, heading, value, code, nearest, first_line: firstLine },
}: {
  fault: LineFault;
}) {
  return (
    <li className={styles.fault}>
      <p className={styles.name}>{words.place(line, words.column(column, heading))}</p>
      <p className={prose.quiet}>{value === '' ? words.emptyCell : value}</p>
      <p>{words.whats[code]({ nearest, firstLine })}</p>
    </li>
  );
}
