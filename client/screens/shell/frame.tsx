import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { frameMessages } from '#messages/frame.ts';
import { matchPath } from '../../../domain/match-path.ts';
import { useLocation } from '../../routing/location.ts';
import { classNames } from '../../ui/class-names.ts';
import { useIsCovered } from '../../ui/covers.ts';
import { readTab } from './dashboard-tabs.ts';
import styles from './frame.module.css';
import { useOnline } from '../../ui/use-online.ts';

const mainId = 'main';

const doubleClickMs = 400;

/** The bar and the one `main` under it. */
export function Frame({
  bar,
  withTabs = false,
  inArea = false,
  offline,
  children,
}: {
  bar: ReactNode;
  withTabs?: boolean;
  /** The screens of an area have one left edge, that of its bar. */
  inArea?: boolean;
  /** What is said without a connection, where more can be said than to a stranger. */
  offline?: ReactNode;
  children: ReactNode;
}) {
  useNewScreen();
  const numbersFirst = useNumbersFirst();

  return (
    <div className={styles.frame}>
      {/* A click would otherwise put #main into the address and with it a step into the history. */}
      <a
        href={`#${mainId}`}
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
        {frameMessages.skip}
      </a>
      {bar}
      {!numbersFirst && <OfflineNotice>{offline}</OfflineNotice>}
      <main
        id={mainId}
        tabIndex={-1}
        data-area={inArea || undefined}
        className={classNames(styles.main, withTabs && styles.withTabs)}
      >
        {children}
      </main>
      {numbersFirst && <OfflineNotice>{offline}</OfflineNotice>}
    </div>
  );
}

/** On Help and on the screen of care nothing stands above the first number: what else there is to say comes below. */
function useNumbersFirst(): boolean {
  const { pathname } = useLocation();
  const isCovered = useIsCovered();
  return isCovered || matchPath('/help', pathname) !== null;
}

/**
 * A new screen starts at its top; on the way back the browser finds the old place itself. The second half of a double click
 * presses nothing of the screen that the first half has led to.
 */
function useNewScreen() {
  const { pathname, search, hash, byHistory } = useLocation();
  // Another query alone, like a filter, is the same screen; another tab is another.
  const screen = `${pathname} ${readTab(new URLSearchParams(search))}`;
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (shown.current !== screen && !byHistory) {
      if (hash === '') window.scrollTo(0, 0);
      document.getElementById(mainId)?.animate({ pointerEvents: ['none', 'none'] }, doubleClickMs);
    }
    shown.current = screen;
  }, [screen, byHistory, hash]);
}

/** A line under the bar for as long as the device has no connection. */
function OfflineNotice({ children }: { children: ReactNode }) {
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <p className={styles.notice}>{children ?? frameMessages.offline}</p>}</div>;
}
