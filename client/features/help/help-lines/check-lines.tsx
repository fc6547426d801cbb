import type { StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { callAddress } from '../../../../domain/help-lines.ts';
import { formatDay } from '#messages/dates.ts';
import { helpLineMessages } from '#messages/help-lines.ts';
import { setupMessages } from '#messages/setup.ts';
import { uiMessages } from '#messages/ui.ts';
import { settings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { row } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './check-lines.module.css';
import { useChangeLines, useStoredLines } from './stored-lines.api.ts';

const words = setupMessages.lines;

/** Each line with its numbers to call, and a yes to it. `onChecked` is called after each. */
export function CheckLines({ onChecked }: { onChecked: () => void }) {
  const query = useStoredLines();
  const { data: lines } = query;
  if (!lines) return <NotLoaded query={query} />;
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <LineToCheck key={line.id} line={line} onChecked={onChecked} />
      ))}
    </ul>
  );
}

function LineToCheck({ line, onChecked }: { line: StoredHelpLine; onChecked: () => void }) {
  const { mutate: change, isPending, isError } = useChangeLines();
  const today = useToday(settings.orgTimeZone);
  const { name, numbers, source, verified_on: day } = line;

  function check() {
    change({ id: line.id, change: { verified_on: today } }, { onSuccess: onChecked });
  }

  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={classNames(styles.numbers, row(4, 'stretch', 'rows0'))}>
          {numbers.map((number) => (
            <a key={number} href={callAddress(number)}>
              {number}
            </a>
          ))}
          <a href={source} target="_blank" rel="noopener noreferrer">
            {helpLineMessages.source}
          </a>
        </p>
        <p className={prose.note}>{words.checkedOn(formatDay(day))}</p>
      </div>
      <Button variant="quiet" pending={isPending} aria-disabled={day === today} onClick={check}>
        <span>
          {words.checked}
          <VisuallyHidden> ({name})</VisuallyHidden>
        </span>
      </Button>
      <Notice tone="error">{isError && uiMessages.failed}</Notice>
    </li>
  );
}
