import type { StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { isUnsaid } from '../../../../domain/help-lines.ts';
import { formatDay } from '#messages/dates.ts';
import { lineListMessages } from '#messages/admin.ts';
import { helpLineMessages } from '#messages/help-lines.ts';
import { uiMessages } from '#messages/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import type { RowAction } from '../../../ui/row-menu.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import prose from '../../../ui/prose.module.css';
import { classNames } from '../../../ui/class-names.ts';
import list from '../../../ui/list.module.css';
import tags from '../../../ui/tag.module.css';
import { row } from '../../../ui/layout.ts';
import styles from './line-list.module.css';

type LineRowProps = {
  line: StoredHelpLine;
  isFirst: boolean;
  onChange: () => void;
  onChecked: () => void;
  onUp: () => void;
  onRemove: () => void;
};

/** One line as the admin sees it: what people read, where it comes from, and whether someone should check it again. */
export function LineRow({ line, isFirst, onChange, onChecked, onUp, onRemove }: LineRowProps) {
  const { name, numbers, note, hours, languages, source, stale, verified_on: verifiedOn } = line;
  const actions: RowAction[] = [
    { label: helpLineMessages.change, act: onChange },
    ...(isFirst ? [] : [{ label: helpLineMessages.up, act: onUp }]),
    { label: helpLineMessages.remove, danger: true, act: onRemove },
  ];

  const known = [
    isUnsaid(hours, note) && helpLineMessages.hours(hours),
    isUnsaid(languages, note) && helpLineMessages.languages(languages),
  ].filter(Boolean);

  return (
    <li className={classNames(list.item, styles.line)}>
      <div className={styles.what}>
        <p className={classNames(styles.name, row(3, 'rows1'))}>
          {name}
          {stale && <span className={classNames(tags.tag, tags.warning)}>{helpLineMessages.stale}</span>}
        </p>
        <p className={styles.numbers}>{numbers.join(', ')}</p>
        {note && <p>{note}</p>}
        {known.length > 0 && <p className={prose.note}>{known.join(' · ')}</p>}
        <p className={prose.note}>
          {helpLineMessages.verified(formatDay(verifiedOn))}{' '}
          <a href={source} target="_blank" rel="noopener noreferrer">
            {helpLineMessages.source}
            <VisuallyHidden>
              {' '}
              {helpLineMessages.of(name)}, {uiMessages.opensInNewTab}
            </VisuallyHidden>
          </a>
        </p>
      </div>
      <div className={styles.actions}>
        {stale && (
          <Button variant="quiet" onClick={onChecked}>
            <span>
              {helpLineMessages.checked}
              <VisuallyHidden> {helpLineMessages.of(name)}</VisuallyHidden>
            </span>
          </Button>
        )}
        <RowMenu label={lineListMessages.actionsOf(name)} actions={actions} />
      </div>
    </li>
  );
}
