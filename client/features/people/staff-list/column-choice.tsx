import { useState } from 'react';
import { staffImportMessages as words } from '#messages/staff-list.ts';
import { listImportMessages } from '#messages/work-lists.ts';
import { fieldLabel } from '#messages/fields.ts';
import { byStaffColumn, staffColumns } from '../../../../domain/staff-columns.ts';
import type { StaffColumn } from '../../../../domain/staff-columns.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { focusOnArrival } from '../../../ui/focus-heading.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { UploadedFile } from './staff-list.api.ts';
import { row, stack } from '../../../ui/layout.ts';
import styles from './staff-list.module.css';

export interface Choice {
  columns: Record<StaffColumn, number>;
  adds: boolean;
}

type ColumnChoiceProps = {
  file: UploadedFile;
  fileName: string;
  /** What was chosen before. */
  choice: Choice | undefined;
  pending: boolean;
  onCheck: (choice: Choice) => void;
  onOther: () => void;
};

/** Which column of the file is what: guessed by the headings, and said by the admin. */
export function ColumnChoice({ file, fileName, choice, pending, onCheck, onOther }: ColumnChoiceProps) {
  const [columns, setColumns] = useState(() =>
    byStaffColumn((column) => String(choice?.columns[column] ?? file.columns[column] ?? '')),
  );
  const [adds, setAdds] = useState(choice?.adds ?? false);
  const [isTold, setTold] = useState(false);
  const options = file.headings.map((heading, at) => ({
    value: String(at),
    label: listImportMessages.columnName(at + 1, heading),
  }));
  const isMissing = (column: StaffColumn) =>
    columns[column] === '' || staffColumns.some((other) => other !== column && columns[other] === columns[column]);

  return (
    <form
      noValidate
      className={stack(4)}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (!staffColumns.some(isMissing))
          onCheck({ columns: byStaffColumn((column) => Number(columns[column])), adds });
      }}
    >
      <h3 ref={focusOnArrival} tabIndex={-1}>
        {words.columnsTitle}
      </h3>
      <p>{words.columnsIntro(file.lines, fileName)}</p>
      <div className={styles.columns}>
        {staffColumns.map((column) => (
          <SelectField
            key={column}
            id={`column-${column}`}
            label={fieldLabel(column)}
            hint={sampleOf(file, columns[column])}
            error={isTold && isMissing(column) ? words.choosePlease : undefined}
            options={options}
            value={columns[column]}
            required
            onChange={({ target }) => setColumns({ ...columns, [column]: target.value })}
          />
        ))}
      </div>
      <CheckField label={words.adds} hint={words.addsHint} checked={adds} onChange={setAdds} />
      <div className={row(3)}>
        <Button type="submit" pending={pending}>
          {pending ? words.checking : words.check}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {words.another}
        </Button>
      </div>
    </form>
  );
}

function sampleOf({ samples }: UploadedFile, place: string): string | undefined {
  if (place === '') return undefined;
  const cell = samples[0]?.[Number(place)] ?? '';
  return cell === '' ? words.sampleEmpty : words.sample(cell);
}
