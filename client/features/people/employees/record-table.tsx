import { useState } from 'react';
import { employeeHistoryMessages } from '#messages/employees.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import styles from './employee-history.module.css';

const step = 20;

type RecordTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Said where there are none. */
  none: string;
};

/** The first of a long list, newest first as they come, and a button that shows more of it. */
export function RecordTable<Row>({ caption, columns, rows, none }: RecordTableProps<Row>) {
  const [shown, setShown] = useState(step);
  const rest = rows.length - shown;
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.slice(0, shown)}
        rowKey={(_row, index) => String(index)}
      />
      {rest > 0 && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-label={`${employeeHistoryMessages.showMore(rest)} ${employeeHistoryMessages.of(caption)}`}
          onClick={() => setShown(shown + step)}
        >
          {employeeHistoryMessages.showMore(rest)}
        </Button>
      )}
    </>
  );
}
