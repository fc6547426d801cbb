import type { ComponentType } from 'react';
import { hasPassword } from './has-password.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import type { PromptProps } from './asked-password.tsx';
import { ProviderPrompt } from './provider-prompt.tsx';

/** People without a password prove who they are at the provider. */
export async function choosePrompt(): Promise<ComponentType<PromptProps>> {
  return (await hasPassword()) ? PasswordPrompt : ProviderPrompt;
}
