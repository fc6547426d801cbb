import { audienceMessages } from '#messages/audience.ts';
import { uiMessages } from '#messages/ui.ts';
import prose from '../../../ui/prose.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useWhoCanSee } from './visibility.api.ts';

/** Beside the button that it is about. The notice opens beside the form, so that nothing typed is lost. */
export function RegistrationAgreement() {
  const { data } = useWhoCanSee();
  const [before, notice, after] = audienceMessages.registration.agree(data?.notice);
  return (
    <p className={prose.quiet}>
      {before}
      <a href="/privacy-notice" target="_blank" rel="noopener">
        {notice}
        <VisuallyHidden> ({uiMessages.opensInNewTab})</VisuallyHidden>
      </a>
      {after}
    </p>
  );
}
