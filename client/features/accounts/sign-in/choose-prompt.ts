import type { ComponentType } from 'react';
import { call } from '../../../api/api-client.ts';
import { settings } from '../../../settings/settings.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import type { PromptProps } from './prompt-props.ts';
import { ProviderPrompt } from './provider-prompt.tsx';

/** Who has no password proves who they are at the provider. */
export async function choosePrompt(): Promise<ComponentType<PromptProps>> {
  const connection = settings.ssoName === '' ? undefined : await call('GET /api/account/sso').catch(() => undefined);
  return connection?.has_password === false ? ProviderPrompt : PasswordPrompt;
}
