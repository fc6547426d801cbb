import type { ReactNode } from 'react';
import { ChevronIcon } from '../illustrations/action-icons.tsx';
import { Link } from '../routing/link.tsx';
import { classNames } from './class-names.ts';
import styles from './dense-table.module.css';
import { useInParts } from './in-parts.ts';
import { isPlainClick } from './plain-click.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface DenseColumn<Row> {
  key: string;
  header: string;
  /** Its share of the width. */
  share: number;
  numeric?: boolean;
  /** Where a click on the header leads, and how the rows are sorted by it now. */
  sort?: { to: string; now: 'ascending' | 'descending' | 'none' };
  cell: (row: Row) => ReactNode;
}

type DenseTableProps<Row extends { id: string }> = {
  caption: string;
  /** The first column names its row. */
  columns: readonly DenseColumn<Row>[];
  rows: readonly Row[];
  /** What a click anywhere in a row does; its first column has the link for everyone else. */
  onOpen?: (row: Row) => void;
  /** What can be done with a row, in its last cell, where that is more than to open it. */
  menuHeader?: string;
  renderMenu?: (row: Row) => ReactNode;
};

/** A list as a table, where there is room for one. Its head stays in sight, and long words break, so that nothing scrolls aside. */
export function DenseTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  onOpen,
  menuHeader,
  renderMenu,
}: DenseTableProps<Row>) {
  const drawn = useInParts(rows);
  return (
    <table className={styles.table} aria-label={caption}>
      <colgroup>
        {columns.map(({ key, share }) => (
          <col key={key} style={{ inlineSize: `${share}%` }} />
        ))}
        {renderMenu && <col className={styles.menuColumn} />}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
          {renderMenu && (
            <th scope="col">
              <VisuallyHidden>{menuHeader}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {drawn.map((row) => (
          <tr
            key={row.id}
            className={classNames(onOpen && styles.opens)}
            onClick={onOpen && ((event) => isPlainClick(event) && onOpen(row))}
          >
            {columns.map(({ key, numeric, cell }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={classNames(numeric && styles.numeric)}>
                  {cell(row)}
                </td>
              ),
            )}
            {renderMenu && <td className={styles.menu}>{renderMenu(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head<Row>({ column: { header, numeric, sort } }: { column: DenseColumn<Row> }) {
  return (
    <th scope="col" aria-sort={sort && sort.now} className={classNames(numeric && styles.numeric)}>
      {sort ? (
        <Link to={sort.to} className={styles.sort}>
          {header}
          <ChevronIcon className={classNames(styles.mark, styles[sort.now])} />
        </Link>
      ) : (
        header
      )}
    </th>
  );
}
