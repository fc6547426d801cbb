import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportOutcome, ImportProgress } from '../../../../domain/contract/staff-list.ts';
import { staffImportMessages as words } from '#messages/staff-list.ts';
import { Progress } from '../../../ui/progress.tsx';
import { readProgress } from './staff-list.api.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';

/** Milliseconds between two looks. */
const lookEvery = 700;

type StoringProps = {
  id: string;
  onStored: (outcome: ImportOutcome) => void;
  onNotStored: (why: 'outdated' | 'stopped') => void;
};

/** How far it is. A look that fails is no end: the next one comes. */
export function Storing({ id, onStored, onNotStored }: StoringProps) {
  const [progress, setProgress] = useState<Pick<ImportProgress, 'done' | 'total'>>({ done: 0, total: 0 });
  const tellStored = useEffectEvent(onStored);
  const tellNotStored = useEffectEvent(onNotStored);

  useEffect(() => {
    let timer: number | undefined;
    let isWanted = true;
    async function look() {
      const seen = await readProgress(id).catch(() => undefined);
      if (!isWanted) return;
      if (seen?.state === 'stored' && seen.outcome) return tellStored(seen.outcome);
      if (seen?.state === 'outdated' || seen?.state === 'stopped') return tellNotStored(seen.state);
      if (seen) setProgress(seen);
      timer = window.setTimeout(() => void look(), lookEvery);
    }
    void look();
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [id]);

  return (
    <div className={stack(4)} role="status">
      <Progress {...progress} text={words.storing(progress.done, progress.total)} />
      <p className={prose.quiet}>{words.storingHint}</p>
    </div>
  );
}
