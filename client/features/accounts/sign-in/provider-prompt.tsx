import { useEffect, useId, useState } from 'react';
import { confirmAtProviderMessages as words } from '#messages/single-sign-on.ts';
import { uiMessages } from '#messages/ui.ts';
import { call } from '../../../api/api-client.ts';
import { settings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import modal from '../../../ui/modal.module.css';
import { Notice } from '../../../ui/notice.tsx';
import type { PromptProps } from './asked-password.tsx';
import { onConfirmed } from './single-sign-on.api.ts';

/** In place of the question for the password where the account has none: the provider is asked, in a window of its own. */
export function ProviderPrompt({ onDone }: PromptProps) {
  const id = useId();
  const [state, setState] = useState<'asked' | 'opening' | 'waiting' | 'failed'>('asked');

  useEffect(() => onConfirmed(() => onDone(true)), [onDone]);

  async function open() {
    // Opened by the press itself, or the browser would not let it.
    const opened = window.open('about:blank', '_blank');
    setState('opening');
    try {
      const { address } = await call('POST /api/auth/sso/confirm');
      if (!opened || !/^https?:/.test(address)) throw new Error('no window');
      opened.opener = null;
      opened.location.replace(address);
      setState('waiting');
    } catch {
      opened?.close();
      setState('failed');
    }
  }

  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={() => onDone(false)}>
      <h2 id={`${id}-title`}>{words.title(settings.ssoName)}</h2>
      <p id={`${id}-text`} className={modal.text}>
        {words.text}
      </p>
      <Notice tone={state === 'failed' ? 'error' : 'info'}>
        {state === 'failed' && words.failed}
        {state === 'waiting' && words.waiting}
      </Notice>
      <div className={modal.actions}>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {uiMessages.cancel}
        </Button>
        <Button data-first-focus pending={state === 'opening'} onClick={() => void open()}>
          {words.button(settings.ssoName)}
        </Button>
      </div>
    </Modal>
  );
}
