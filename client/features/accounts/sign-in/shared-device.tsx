import { loginMessages } from '#messages/login.ts';
import { chooseShared, useSharedChosen } from '../../../api/session.ts';
import { CheckField } from '../../../ui/check-field.tsx';

/** At each sign-in, and off at first: then the session ends with the tab, and nothing stays on the device. */
export function SharedDevice() {
  return (
    <CheckField
      label={loginMessages.shared}
      hint={loginMessages.sharedHint}
      checked={useSharedChosen()}
      onChange={chooseShared}
    />
  );
}
