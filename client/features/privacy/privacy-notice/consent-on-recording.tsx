import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { setStepBeforeRecording } from '../../../api/before-recording.ts';
import { whenIdle } from '../../../routing/preload.ts';

type GoOn = () => void;

interface Asking {
  Sheet: ComponentType<{ onDone: () => void }>;
  goOn: GoOn;
}

/**
 * People who have not answered the notice in force are asked when they record something, once in a visit. What they record waits
 * for their answer. Until it is known whether they are asked (`isAsked`), it waits for that. Without an answer, where there is
 * nothing to ask, and where the sheet does not come or goes away, it is recorded as before.
 */
export function ConsentOnRecording({ isAsked }: { isAsked: boolean }) {
  const [waiting, setWaiting] = useState<GoOn | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);

  useEffect(() => {
    let answered: Promise<void> | null = null;
    let goOn = () => {};

    function ask(): Promise<void> {
      answered ??= new Promise((resolve) => {
        goOn = resolve;
        setWaiting(() => resolve);
      });
      return answered;
    }

    setStepBeforeRecording(ask);
    return () => {
      setStepBeforeRecording(null);
      goOn();
    };
  }, []);

  useEffect(() => {
    if (!isAsked) return;
    if (waiting) loadSheet().then((Sheet) => setAsking({ Sheet, goOn: waiting }), waiting);
    else whenIdle(() => void loadSheet().catch(() => undefined));
  }, [isAsked, waiting]);

  if (!asking) return null;
  return (
    <asking.Sheet
      onDone={() => {
        setStepBeforeRecording(null);
        setAsking(null);
        asking.goOn();
      }}
    />
  );
}

async function loadSheet(): Promise<Asking['Sheet']> {
  return (await import('./consent-sheet.tsx')).ConsentSheet;
}
