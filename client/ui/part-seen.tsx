import { VisuallyHidden } from './visually-hidden.tsx';

/** What is seen of a name that says more, wherever the language has it: 'Remove' of 'Remove Pixel 7'. */
export function PartSeen({ whole, seen }: { whole: string; seen: string }) {
  const start = Math.max(0, whole.indexOf(seen));
  const [before, after] = [whole.slice(0, start), whole.slice(start + seen.length)];
  return (
    <>
      {before && <VisuallyHidden>{before}</VisuallyHidden>}
      {seen}
      {after && <VisuallyHidden>{after}</VisuallyHidden>}
    </>
  );
}
