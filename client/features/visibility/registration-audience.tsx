import { audienceMessages } from '../../../domain/messages/en/audience.ts';
import { uiMessages } from '../../../domain/messages/en/ui.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRecordPolicy } from './visibility.api.ts';

/** Before anybody gives anything. The list opens beside the form, so that nothing typed is lost. */
export function RegistrationAudience() {
  const policy = useRecordPolicy();
  return (
    <>
      {policy ? audienceMessages.registration[policy] : audienceMessages.unknown}{' '}
      <a href="/who-can-see" target="_blank" rel="noopener">
        {audienceMessages.link}
        <VisuallyHidden> ({uiMessages.opensInNewTab})</VisuallyHidden>
      </a>
    </>
  );
}
