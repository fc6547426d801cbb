import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { stack } from './layout.ts';
import { classNames } from './class-names.ts';
import styles from './tab-panels.module.css';

interface TabPanel {
  key: string;
  name: ReactNode;
  content: ReactNode;
}

/** Parts of which one is shown: arrows, Home and End go from tab to tab and show its part at once. */
export function TabPanels({ label, panels }: { label: string; panels: readonly TabPanel[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(panels[0]?.key);
  const here = Math.max(
    0,
    panels.findIndex(({ key }) => key === chosen),
  );
  const shown = panels[here];

  function onKeyDown(event: KeyboardEvent) {
    const place = placeAfter(event.key, here, panels.length);
    if (place === undefined) return;
    event.preventDefault();
    setChosen(panels[place]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {panels.map(({ key, name }, place) => (
          <button
            key={key}
            id={`${id}-tab-${place}`}
            type="button"
            role="tab"
            aria-selected={place === here}
            aria-controls={place === here ? `${id}-panel-${place}` : undefined}
            tabIndex={place === here ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.key}
          id={`${id}-panel-${here}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${here}`}
          className={classNames(styles.panel, stack(4))}
        >
          {shown.content}
        </div>
      )}
    </>
  );
}

function placeAfter(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
