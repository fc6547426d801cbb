import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { chartMessages } from '#messages/charts.ts';
import { Button } from '../ui/button.tsx';
import type { Column } from '../ui/data-table.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Details } from '../ui/details.tsx';
import styles from './chart.module.css';

// Thousands of rows at once would hold up a phone for seconds.
const rowsAtOnce = 100;

type ChartTableProps<Row> = { title: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

/** What a card has beside the way to the table. */
export const BesideTable = createContext<ReactNode>(null);

/** The numbers of a chart, for everyone who cannot see it or wants them exactly. A long one comes in pieces. */
export function ChartTable<Row>({ title, columns, rows }: ChartTableProps<Row>) {
  const [most, setMost] = useState(rowsAtOnce);
  const left = rows.length - most;
  return (
    <div className={styles.twin}>
      <Details
        isLate={rows.length > rowsAtOnce}
        summary={chartMessages.table}
        label={`${chartMessages.table}: ${title}`}
      >
        <div className={styles.table}>
          <DataTable
            caption={title}
            columns={columns}
            rows={rows.slice(0, most)}
            rowKey={(_row, index) => String(index)}
          />
          {left > 0 && (
            <Button variant="quiet" onClick={() => setMost(most + rowsAtOnce)}>
              {chartMessages.moreRows(Math.min(left, rowsAtOnce))}
            </Button>
          )}
        </div>
      </Details>
      {use(BesideTable)}
    </div>
  );
}
