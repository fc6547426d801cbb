import type { ListImport } from '../../../../domain/contract/work-lists.ts';
import { listAround } from '../../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../../domain/work-lists.ts';
import { formatCount } from '#messages/numbers.ts';
import { listImportMessages as words, workListMessages } from '#messages/work-lists.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { grid } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ChosenColumns } from '../list-entries.api.ts';
import styles from '../work-lists.module.css';
import { Effects, FaultRows } from './import-preview.tsx';

/** Names that are shown; more are counted. */
const mostNames = 30;

type ListPreviewProps = {
  kind: WorkListKind;
  preview: ListImport;
  onColumns: (columns: ChosenColumns) => void;
};

/** What a file would do to a list. */
export function ListPreview({ kind, preview, onColumns }: ListPreviewProps) {
  const { refusal, headings, columns, faults, added, restored, known } = preview;
  const { count } = workListMessages.kinds[kind];
  if (refusal) {
    const why = words.refusals[refusal.code](formatCount(refusal.line));
    return <FormError message={`${why} ${words.nothingStored}`} />;
  }
  const around = listAround(kind);
  const isPlaced = columns.name !== null && (!around || columns.within !== null);
  const column = (of: WorkListKind, key: 'name' | 'within') => (
    <SelectField
      label={words.column(workListMessages.kinds[of].one)}
      options={headings.map((heading, at) => ({ value: String(at), label: words.columnName(at + 1, heading) }))}
      value={columns[key] ?? ''}
      onChange={({ target }) => onColumns({ [key]: target.value })}
    />
  );
  return (
    <>
      {headings.length > 1 && (
        <div className={classNames(styles.columns, grid(4))}>
          {column(kind, 'name')}
          {around && column(around, 'within')}
        </div>
      )}
      {faults.length > 0 ? (
        <Faults faults={faults} />
      ) : (
        <Effects
          isOpen
          effects={[
            { text: words.added(count(added.length)), count: added.length, items: itemsOf(added) },
            { text: words.restored(count(restored.length)), count: restored.length, items: itemsOf(restored) },
          ]}
        />
      )}
      {isPlaced && added.length + restored.length === 0 && faults.length === 0 && <p>{words.nothing}</p>}
      {known > 0 && <p className={prose.quiet}>{words.known(count(known))}</p>}
    </>
  );
}

const itemsOf = (entries: ListImport['added']) =>
  entries.slice(0, mostNames).map(({ name, within }) => ({ name: within === null ? name : `${name}, ${within}` }));

function Faults({ faults }: Pick<ListImport, 'faults'>) {
  const texts = faults.map(({ line, column, value, code }) => ({
    place: words.place(line, column),
    value: value && words.value(value),
    what: words.faultTexts[code],
  }));
  return (
    <>
      <FormError message={words.faulty(faults.length)} />
      <FaultRows faults={texts} />
    </>
  );
}
