import { Suspense, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { Loading } from '../../ui/page-states.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { ChunkFault } from './chunk-fault.ts';
import styles from './lazy-part.module.css';

/** A part of the page in a chunk of its own, with a boundary: whatever fails inside leaves the rest standing. */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
  let current = fresh();

  // React keeps the outcome of a lazy part for good, also a failure: the next visit gets a new one.
  function fresh() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        current = fresh();
        throw new ChunkFault(cause);
      }
    });
  }

  return function LazyPart() {
    const [Part] = useState(() => current);
    return (
      <PartBoundary>
        <Suspense fallback={<LateLoading />}>
          <Part />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** Says that it loads only after a moment, so that a quick load does not flicker. */
function LateLoading() {
  return (
    <div className={styles.late}>
      <Loading height={320} />
    </div>
  );
}
