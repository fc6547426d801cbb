import { useState } from 'react';
import type { ImportPreview } from '../../../../domain/contract/staff-list.ts';
import { fieldLabel } from '#messages/fields.ts';
import { staffImportMessages as words } from '#messages/staff-list.ts';
import { staffColumns } from '../../../../domain/staff-columns.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Effects } from '../../work-lists/import/import-preview.tsx';
import type { Effect } from '../../work-lists/import/import-preview.tsx';
import { FaultTable } from './fault-table.tsx';
import { focusOnArrival } from '../../../ui/focus-heading.ts';
import { row, stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './staff-list.module.css';

/** In the order in which they are shown. */
const effects = ['new', 'changed', 'gone', 'additions', 'same'] as const;

type PreviewProps = {
  id: string;
  preview: ImportPreview;
  pending: boolean;
  onConfirm: (leavers: boolean) => void;
  onBack: () => void;
  onOther: () => void;
};

/** What the file would do, by name; with a fault in it, what to correct. */
export function StaffPreview({ id, preview, pending, onConfirm, onBack, onOther }: PreviewProps) {
  const [leavers, setLeavers] = useState(false);
  const { counts } = preview;
  const isFaulty = counts.faults > 0;
  const isNothing = counts.new + counts.changed + counts.additions + counts.gone === 0 && counts.same > 0;

  return (
    <div className={stack(4)}>
      <div>
        <h3 ref={focusOnArrival} tabIndex={-1} className={styles.title}>
          {isFaulty ? words.faults(counts.faults) : words.previewTitle}
        </h3>
        <p className={prose.quiet}>{words.nothingYet}</p>
      </div>
      {isFaulty ? (
        <FaultTable id={id} faults={preview.faults} count={counts.faults} />
      ) : (
        <Effects effects={effectsOf(preview)} />
      )}
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
        {/* What is being confirmed may be stored already: no other file takes its place. */}
        <Button variant="quiet" aria-disabled={pending} onClick={onBack}>
          {words.back}
        </Button>
        <Button variant="quiet" aria-disabled={pending} onClick={onOther}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}

function effectsOf({ counts, ...shown }: ImportPreview): Effect[] {
  const items: Record<(typeof effects)[number], Effect['items']> = {
    new: shown.new.map(({ name, email }) => ({ name, about: email })),
    changed: shown.changed.map(({ name, email, before, after }) => ({
      name,
      about: email,
      changes: staffColumns
        .filter((column) => after[column] !== undefined)
        .map((column) => words.change(fieldLabel(column), before[column] ?? '', after[column] ?? '')),
    })),
    gone: shown.gone.map(({ name, email, registered }) => ({
      name,
      about: `${email}, ${registered ? words.registered : words.notRegistered}`,
    })),
    additions: shown.additions.map(({ kind, name, within }) => ({
      name,
      about: within === null ? fieldLabel(kind) : `${fieldLabel(kind)}, ${within}`,
    })),
    same: [],
  };
  return effects.map((one) => ({ text: words.counts[one](counts[one]), count: counts[one], items: items[one] }));
}
