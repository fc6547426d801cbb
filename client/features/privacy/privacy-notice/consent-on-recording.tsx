import { useEffect, useState } from 'react';
import { setStepBeforeRecording } from '../../../api/before-recording.ts';
import { ConsentSheet } from './consent-sheet.tsx';

/** Whoever has not answered the notice that holds now is asked when they record something, once in a visit; without an answer it is recorded as before. */
export function ConsentOnRecording() {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  useEffect(() => {
    setStepBeforeRecording(() => new Promise<void>((resolve) => setGoOn(() => resolve)));
    return () => setStepBeforeRecording(null);
  }, []);

  if (!goOn) return null;
  return (
    <ConsentSheet
      onDone={() => {
        setStepBeforeRecording(null);
        setGoOn(null);
        goOn();
      }}
    />
  );
}
