import type { ListImport } from '../../../domain/contract/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import { formatCount } from '#messages/numbers.ts';
import { listImportMessages as words, workListMessages } from '#messages/work-lists.ts';
import { FormError } from '../../ui/form-error.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { ChosenColumns } from './list-entries.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { grid } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './work-lists.module.css';

/** Names that are shown; more are counted. */
const mostNames = 30;

type ImportPreviewProps = {
  kind: WorkListKind;
  preview: ListImport;
  onColumns: (columns: ChosenColumns) => void;
};

/** What storing a file would do, or what keeps it from being stored. */
export function ImportPreview({ kind, preview, onColumns }: ImportPreviewProps) {
  const { refusal, headings, columns, faults, added, restored, known } = preview;
  const { count } = workListMessages.kinds[kind];
  if (refusal) {
    const why = words.refusals[refusal.code](formatCount(refusal.line));
    return <FormError message={`${why} ${words.nothingStored}`} />;
  }
  const options = headings.map((heading, place) => ({
    value: String(place),
    label: heading || words.unnamed(place + 1),
  }));
  const isPlaced = columns.name !== null && (kind !== 'city' || columns.within !== null);
  return (
    <>
      {headings.length > 1 && (
        <div className={classNames(styles.columns, grid(4))}>
          <SelectField
            label={words.column(workListMessages.kinds[kind].one)}
            options={options}
            value={columns.name ?? ''}
            onChange={({ target }) => onColumns({ name: target.value })}
          />
          {kind === 'city' && (
            <SelectField
              label={words.column(workListMessages.kinds.state.one)}
              options={options}
              value={columns.within ?? ''}
              onChange={({ target }) => onColumns({ within: target.value })}
            />
          )}
        </div>
      )}
      {faults.length > 0 && <Faults faults={faults} />}
      {/* What is not stored yet would only distract from what has to be corrected. */}
      {faults.length === 0 && (
        <>
          <Names title={words.added(count(added.length))} entries={added} />
          <Names title={words.restored(count(restored.length))} entries={restored} />
        </>
      )}
      {isPlaced && added.length + restored.length === 0 && faults.length === 0 && <p>{words.nothing}</p>}
      {known > 0 && <p className={classNames(styles.quiet, prose.quiet)}>{words.known(count(known))}</p>}
    </>
  );
}

function Faults({ faults }: Pick<ListImport, 'faults'>) {
  return (
    <>
      <FormError message={words.faulty(faults.length)} />
      <ul role="list" className={styles.faults}>
        {faults.map(({ line, column, value, code }) => (
          <li key={`${line}:${column}:${code}`}>
            <p className={styles.where}>
              {words.place(line, column)}{' '}
              {value !== '' && <span className={classNames(styles.quiet, prose.quiet)}>{words.value(value)}</span>}
            </p>
            <p>{words.faultTexts[code]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Names({ title, entries }: { title: string; entries: ListImport['added'] }) {
  if (entries.length === 0) return null;
  const shown = entries.slice(0, mostNames).map(({ name, within }) => (within === null ? name : `${name}, ${within}`));
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.names}>
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {entries.length > mostNames && <li>{words.more(entries.length - mostNames)}</li>}
      </ul>
    </div>
  );
}
