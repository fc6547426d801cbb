import { useEffect, useState } from 'react';
import { registerMessages } from '#messages/auth.ts';
import type { Refusal } from '../../../forms/faults.ts';
import { preloadScreen } from '../../../routing/preload.ts';
import { navigate } from '../../../routing/location.ts';
import { startSession } from '../../../api/session.ts';
import { readToken } from '../../../api/stored-token.ts';
import { endOnServer } from '../sign-in/auth.api.ts';
import { readSignedIn } from '../sign-in/signed-in.ts';

/** Both are counted from the moment that the first sentence appears (specification, section 9). */
const redirectingAfter = 1000;
const dashboardAfter = 2000;

type Step = 'form' | 'successful' | 'redirecting';

/** Takes the session that a registration is answered with. */
export type TakeSession = (reply: unknown) => Refusal | undefined;

/** What follows a registration: two sentences, then the dashboard. */
export function useRegistered() {
  const [step, setStep] = useState<Step>('form');
  const done = step !== 'form';

  useEffect(() => {
    if (!done) return undefined;
    const timers = [
      setTimeout(() => setStep('redirecting'), redirectingAfter),
      setTimeout(() => navigate('/dashboard', { replace: true }), dashboardAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, [done]);

  /** Refuses an answer that is no session. */
  function takeSession(reply: unknown): Refusal | undefined {
    const signedIn = readSignedIn(reply);
    if (!signedIn) return { message: registerMessages.invalidResponse, faults: {} };
    // Someone was signed in at this browser: their session is not left behind.
    if (readToken() !== null) void endOnServer();
    startSession(signedIn.token, signedIn.role);
    setStep('successful');
    preloadScreen('/dashboard');
    return undefined;
  }

  return { done, redirecting: step === 'redirecting', takeSession };
}
