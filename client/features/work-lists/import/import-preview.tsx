import { listImportMessages as words } from '#messages/work-lists.ts';
import { Details } from '../../../ui/details.tsx';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './import-preview.module.css';

export interface Effect {
  text: string;
  count: number;
  /** The first of those that it is about. */
  items: readonly { name: string; about?: string; changes?: readonly string[] }[];
}

interface FaultText {
  place: string;
  value: string;
  what: string;
}

/** What storing a file would do; where `isOpen`, with the names in sight at once. */
export function Effects({ effects, isOpen = false }: { effects: readonly Effect[]; isOpen?: boolean }) {
  const shown = effects.filter(({ count }) => count > 0);
  return (
    shown.length > 0 && (
      <div className={stack(isOpen ? 4 : 3)}>{shown.map((effect) => shownEffect(effect, isOpen))}</div>
    )
  );
}

function shownEffect({ text, count, items }: Effect, isOpen: boolean) {
  if (items.length === 0) return <p className={styles.bold}>{text}</p>;
  const list = (
    <ul role={isOpen ? undefined : 'list'} className={isOpen ? styles.names : styles.people}>
      {items.map(({ name, about, changes }) => (
        <li key={`${about} ${name}`}>
          {name} {about && <span className={prose.quiet}>{about}</span>}
          {changes?.map((change) => (
            <span key={change} className={styles.change}>
              {change}
            </span>
          ))}
        </li>
      ))}
      {count > items.length && <li className={prose.quiet}>{words.more(count - items.length)}</li>}
    </ul>
  );
  return isOpen ? (
    <div key={text}>
      <p>{text}</p>
      {list}
    </div>
  ) : (
    <Details key={text} summary={text}>
      {list}
    </Details>
  );
}

/** What is wrong with which cell, below each other. */
export function FaultRows({ faults }: { faults: readonly FaultText[] }) {
  return (
    <ul role="list">
      {faults.map(({ place, value, what }) => (
        <li key={`${place} ${what}`} className={styles.fault}>
          <p className={styles.bold}>{place}</p>
          {value && <p className={prose.quiet}>{value}</p>}
          <p>{what}</p>
        </li>
      ))}
    </ul>
  );
}
