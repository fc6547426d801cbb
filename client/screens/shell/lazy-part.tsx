import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Loading } from '../../ui/page-states.tsx';
import { ChunkFault } from './chunk-fault.ts';
import styles from './lazy-part.module.css';
import { PartBoundary } from './part-boundary.tsx';

type Inside = { children?: ReactNode };

/** Fetches the file of a part. */
export type LazyLoad<Props extends object = Inside> = () => Promise<ComponentType<Props>>;

/** What `preload` starts is what the first showing would start; a second time it does nothing. It never fails. */
export type LazyPart<Props extends object = Inside> = ComponentType<Props> & { preload: () => Promise<unknown> };

/**
 * A part of the page in a chunk of its own, with a boundary: whatever fails inside leaves the rest standing.
 * `pending` stands in its place until it has come. Not `React.lazy`, which keeps a failure for good and holds a first visit back for 300 ms.
 */
export function lazyPart<Props extends object = Inside>(
  load: LazyLoad<Props>,
  pending: ReactNode = <LateLoading />,
): LazyPart<Props> {
  type Outcome = { part: ComponentType<Props> } | { fault: ChunkFault };
  let known: { part: ComponentType<Props> } | undefined;

  /** The browser keeps what has come; what has not is asked for again each time. */
  async function loadOnce(): Promise<Outcome> {
    try {
      known ??= { part: await load() };
      return known;
    } catch {
      return { fault: new ChunkFault() };
    }
  }

  function Loaded(props: Props) {
    const [outcome, setOutcome] = useState<Outcome | undefined>(known);

    // Also where it is known by now: it may have come between the first showing and this.
    useEffect(() => {
      void loadOnce().then(setOutcome);
    }, []);

    if (!outcome) return pending;
    if ('fault' in outcome) throw outcome.fault;
    return <outcome.part {...props} />;
  }

  function LazyPart(props: Props) {
    return (
      <PartBoundary>
        <Loaded {...props} />
      </PartBoundary>
    );
  }

  return Object.assign(LazyPart, { preload: loadOnce });
}

/** Says that it loads only after a moment, so that a quick load does not flicker. */
export function LateLoading() {
  return (
    <div className={styles.late}>
      <Loading height={320} />
    </div>
  );
}
