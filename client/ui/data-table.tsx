import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  /** Right aligned, with figures of one width. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = {
  /** For screen readers only, because a heading says the same: a name, so that the text stands on the page once. */
  caption: string;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
};

/** A table that scrolls inside itself, never the page. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll what overflows
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ key, header, numeric }) => (
              <th key={key} scope="col" className={classNames(numeric && styles.numeric)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowKey(row, rowIndex)}>
              {columns.map(({ key, numeric, cell }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" className={classNames(numeric && styles.numeric)}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={classNames(numeric && styles.numeric)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
