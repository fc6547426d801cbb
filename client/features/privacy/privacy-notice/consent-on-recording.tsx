import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { setStepBeforeRecording } from '../../../api/before-recording.ts';
import { whenIdle } from '../../../routing/preload.ts';

interface Asking {
  Sheet: ComponentType<{ onDone: () => void }>;
  goOn: () => void;
}

/**
 * Whoever has not answered the notice that holds now is asked when they record something, once in a visit. All that is recorded
 * meanwhile waits for the one answer; without an answer, and where the sheet does not come or goes away, it is recorded as before.
 */
export function ConsentOnRecording() {
  const [asking, setAsking] = useState<Asking | null>(null);

  useEffect(() => {
    let answered: Promise<void> | null = null;
    let goOn = () => {};

    function ask(): Promise<void> {
      answered ??= new Promise((resolve) => {
        goOn = resolve;
        loadSheet().then((Sheet) => setAsking({ Sheet, goOn: resolve }), resolve);
      });
      return answered;
    }

    setStepBeforeRecording(ask);
    whenIdle(() => void loadSheet().catch(() => undefined));
    return () => {
      setStepBeforeRecording(null);
      goOn();
    };
  }, []);

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
