import { useEffect } from 'react';
import { stopAsking, useAskedPassword } from './asked-password.ts';

/** Where the question for the password appears; nothing while no one is asked. */
export function PasswordGate() {
  const asked = useAskedPassword();
  useEffect(() => stopAsking, []);
  return asked && <asked.Prompt onDone={asked.onDone} />;
}
