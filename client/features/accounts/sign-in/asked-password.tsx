import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';

export interface PromptProps {
  /** True where the password was given. */
  onDone: (given: boolean) => void;
}

interface Asked extends PromptProps {
  Prompt: ComponentType<PromptProps>;
}

let shown: Asked | null = null;
let asking: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Asks for the password on top of whatever is on the screen. Calls that need it at the same time wait for one answer. */
export function askForPassword(): Promise<boolean> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

/** The prompt is loaded when it is needed: most people never see it. Where it cannot be loaded, nothing was given. */
async function ask(): Promise<boolean> {
  const loaded = await import('./choose-prompt.ts').catch(() => undefined);
  const Prompt = await loaded?.choosePrompt();
  if (!Prompt || listeners.size === 0) return false;
  const given = await new Promise<boolean>((onDone) => show({ Prompt, onDone }));
  show(null);
  return given;
}

/** Where the question for the password appears; nothing while no one is asked. */
export function PasswordGate() {
  const asked = useSyncExternalStore(subscribe, () => shown);
  // No one is there any more to be asked.
  useEffect(() => () => shown?.onDone(false), []);
  return asked && <asked.Prompt onDone={asked.onDone} />;
}

function show(next: Asked | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
