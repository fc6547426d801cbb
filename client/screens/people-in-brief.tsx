import { row, stack } from '../ui/layout.ts';
import type { usePeopleFirst } from './people-first.tsx';

/** The same ways without their explanations: other results stand below. */
export function PeopleInBrief({ lines, toCallBack, trusted, toPlan }: ReturnType<typeof usePeopleFirst>) {
  return (
    <div className={stack(1)}>
      {lines}
      {trusted}
      <p className={row(5, 'links', 'rows0')}>
        {toCallBack}
        {toPlan}
      </p>
    </div>
  );
}
