import { Suspense, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Loading } from '../../ui/page-states.tsx';
import { ChunkFault } from './chunk-fault.ts';
import styles from './lazy-part.module.css';
import { PartBoundary } from './part-boundary.tsx';

type Part = ComponentType<{ children?: ReactNode }>;

/** A part of the page in a chunk of its own, with a boundary: whatever fails inside leaves the rest standing. */
export function lazyPart(load: () => Promise<Part>): Part {
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

  return function LazyPart({ children }) {
    const [Loaded] = useState(() => current);
    return (
      <PartBoundary>
        <Suspense fallback={<LateLoading />}>
          <Loaded>{children}</Loaded>
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
