import type { HelpLineBody, StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { dayInZone } from '../../../../domain/dates.ts';
import { verifiedForDays } from '../../../../domain/help-lines.ts';
import { helpLineMessages } from '#messages/help-lines.ts';
import { useEdited } from '../../../forms/use-edited.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { useChangeLines, useStoredLines } from './stored-lines.api.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './line-list.module.css';
import { LineForm } from './line-form.tsx';
import { LineRow } from './line-row.tsx';

const words = helpLineMessages.confirm;

export function LineList() {
  const query = useStoredLines();
  const { data: lines } = query;
  const { mutateAsync: change, isPending: isChanging } = useChangeLines();
  const edited = useEdited<StoredHelpLine, HelpLineBody, { id: string; up: true }>(change);
  const { open, outcome, carryOut } = edited;

  if (!lines)
    return (
      <NotLoaded query={query} loading={helpLineMessages.loading} failed={helpLineMessages.loadFailed} height={480} />
    );

  return (
    <div className={classNames(styles.list, stack(4))}>
      {lines.some(({ stale }) => stale) && <p>{helpLineMessages.staleHint(verifiedForDays)}</p>}
      <Notice tone={outcome?.tone}>{outcome?.text}</Notice>
      <Card as="div" className={styles.sheet}>
        <ul role="list">
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              line={line}
              isFirst={index === 0}
              onChange={() => edited.openForm(line)}
              onChecked={() =>
                void carryOut(
                  { id: line.id, change: { verified_on: dayInZone(new Date()) } },
                  helpLineMessages.changed(line.name),
                )
              }
              onUp={() => void carryOut({ id: line.id, up: true }, helpLineMessages.changed(line.name))}
              onRemove={() => edited.openRemoval(line)}
            />
          ))}
        </ul>
      </Card>
      <Button className={styles.add} onClick={() => edited.openForm()}>
        {helpLineMessages.add}
      </Button>
      {open?.what === 'form' && (
        <LineForm
          line={open.row}
          save={(line) => edited.saveTyped(open.row, line, helpLineMessages.changed(line.name))}
          onClose={edited.close}
        />
      )}
      {open?.what === 'removal' && (
        <ConfirmDialog
          title={words.title(open.row.name)}
          text={words.text}
          confirmLabel={words.button}
          danger
          pending={isChanging}
          onConfirm={() => void carryOut({ id: open.row.id, change: null }, helpLineMessages.removed(open.row.name))}
          onCancel={edited.close}
        />
      )}
    </div>
  );
}
