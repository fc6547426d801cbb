import { useState } from 'react';
import { chartMessages } from '#messages/charts.ts';
import type { Column } from '../../ui/data-table.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import styles from './chart.module.css';

// Thousands of rows that no one has asked for would slow the page down.
const mostRowsInAdvance = 100;

type ChartTableProps<Row> = { title: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

/** The numbers of a chart, for everyone who cannot see it or wants them exactly. */
export function ChartTable<Row>({ title, columns, rows }: ChartTableProps<Row>) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.tableToggle}>
        {chartMessages.table}
        <span className="visually-hidden">{`: ${title}`}</span>
      </summary>
      {(open || rows.length <= mostRowsInAdvance) && (
        <div className={styles.table}>
          <DataTable
            caption={title}
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={(_row, index) => String(index)}
          />
        </div>
      )}
    </details>
  );
}
