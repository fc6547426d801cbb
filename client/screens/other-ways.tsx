import type { SecondStep as Step } from '../api/api-client.ts';
import { PasskeySignIn } from '../features/accounts/second-factor/passkey-sign-in.tsx';
import { SecondStep } from '../features/accounts/second-factor/second-step.tsx';

/** What the login does with an answer of the server. */
export interface OfLogin {
  onDone: (reply: unknown) => unknown;
  onBack: (why?: string) => void;
}

/** After the password, for those who have a second factor. */
export function secondStep({ challenge, ways }: Step, ofLogin: OfLogin) {
  return <SecondStep challenge={challenge} ways={ways} {...ofLogin} />;
}

/** In place of e-mail and password, where there are passkeys. */
export function passkeyWay(onDone: OfLogin['onDone']) {
  return <PasskeySignIn onDone={onDone} />;
}
