import { readSignedIn } from '../features/auth/signed-in.ts';
import { PasskeySignIn } from '../features/second-factor/passkey-sign-in.tsx';
import { startSession } from '../session/session.ts';

/** Signing in without e-mail and password: the guard around the login leads on. */
export function PasskeyWay() {
  return (
    <PasskeySignIn
      onDone={(reply) => {
        const signedIn = readSignedIn(reply);
        if (signedIn) startSession(signedIn.token, signedIn.role);
      }}
    />
  );
}
