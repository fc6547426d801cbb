import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ImportPreview } from '../../../../domain/contract/staff-list.ts';
import { fieldLabel } from '#messages/fields.ts';
import { staffImportMessages as words } from '#messages/staff-list.ts';
import { staffColumns } from '../../../../domain/staff-columns.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Details } from '../../../ui/details.tsx';
import { FaultTable } from './fault-table.tsx';
import { row, stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './staff-list.module.css';

type PreviewProps = {
  id: string;
  preview: ImportPreview;
  pending: boolean;
  onConfirm: (leavers: boolean) => void;
  onBack: () => void;
  onOther: () => void;
};

/** What the file would do, by name; with a fault in it, what to correct. */
export function PreviewOfImport({ id, preview, pending, onConfirm, onBack, onOther }: PreviewProps) {
  const [leavers, setLeavers] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const { counts } = preview;
  const isFaulty = counts.faults > 0;
  const isNothing = counts.new + counts.changed + counts.additions + counts.gone === 0 && counts.same > 0;

  // The button that had the focus is gone.
  useEffect(() => head.current?.focus(), []);

  return (
    <div className={stack(4)}>
      <div>
        <h3 ref={head} tabIndex={-1} className={styles.title}>
          {isFaulty ? words.faults(counts.faults) : words.previewTitle}
        </h3>
        <p className={prose.quiet}>{words.nothingYet}</p>
      </div>
      {isFaulty ? <FaultTable id={id} faults={preview.faults} count={counts.faults} /> : <Effects preview={preview} />}
      {!isFaulty && counts.gone > 0 && (
        <CheckField
          label={words.leavers}
          hint={words.leaversHint(counts.gone_registered)}
          checked={leavers}
          onChange={setLeavers}
        />
      )}
      {!isFaulty && counts.new > 0 && <p className={prose.quiet}>{words.invitesHint}</p>}
      {isNothing && <p>{words.nothing}</p>}
      <div className={row(3)}>
        {!isFaulty && (
          <Button pending={pending} onClick={() => onConfirm(leavers)}>
            {counts.new > 0 ? words.confirm : words.confirmChanges}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}

function Effects({ preview: { counts, ...shown } }: { preview: ImportPreview }) {
  return (
    <div className={stack(3)}>
      <Effect text={words.counts.new(counts.new)} count={counts.new}>
        {shown.new.map(({ name, email }) => (
          <li key={email}>
            {name} <span className={prose.quiet}>{email}</span>
          </li>
        ))}
      </Effect>
      <Effect text={words.counts.changed(counts.changed)} count={counts.changed}>
        {shown.changed.map(({ name, email, before, after }) => (
          <li key={email}>
            {name} <span className={prose.quiet}>{email}</span>
            {staffColumns
              .filter((column) => after[column] !== undefined)
              .map((column) => (
                <span key={column} className={styles.change}>
                  {words.change(fieldLabel(column), before[column] ?? '', after[column] ?? '')}
                </span>
              ))}
          </li>
        ))}
      </Effect>
      <Effect text={words.counts.gone(counts.gone)} count={counts.gone}>
        {shown.gone.map(({ name, email, registered }) => (
          <li key={email}>
            {name}{' '}
            <span className={prose.quiet}>
              {email}, {registered ? words.registered : words.notRegistered}
            </span>
          </li>
        ))}
      </Effect>
      <Effect text={words.counts.additions(counts.additions)} count={counts.additions}>
        {shown.additions.map(({ kind, name, within }) => (
          <li key={`${kind} ${within ?? ''} ${name}`}>
            {name}{' '}
            <span className={prose.quiet}>{within === null ? fieldLabel(kind) : `${fieldLabel(kind)}, ${within}`}</span>
          </li>
        ))}
      </Effect>
      <Effect text={words.counts.same(counts.same)} count={counts.same} />
    </div>
  );
}

const none: ReactNode[] = [];

/** How many, and who they are for whoever wants to know. Nothing where there are none. */
function Effect({ text, count, children = none }: { text: string; count: number; children?: ReactNode[] }) {
  if (count === 0) return null;
  if (children.length === 0) return <p className={styles.effect}>{text}</p>;
  return (
    <Details summary={text}>
      <ul role="list" className={styles.people}>
        {children}
        {count > children.length && <li className={prose.quiet}>{words.more(count - children.length)}</li>}
      </ul>
    </Details>
  );
}
