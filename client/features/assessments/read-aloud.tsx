import { lazy, Suspense } from 'react';
import type { ReadAloudProps } from './reader.tsx';

const Reader = lazy(async () => ({ default: (await import('./reader.tsx')).Reader }));

/** A way to hear what stands there; nothing where the browser can't speak. */
export function ReadAloud(props: ReadAloudProps) {
  if (!('speechSynthesis' in window)) return null;
  return (
    <Suspense fallback={null}>
      {/* Another text is another reading. */}
      <Reader key={props.parts.join('\n')} {...props} />
    </Suspense>
  );
}
