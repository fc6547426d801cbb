import { useState } from 'react';
import { linkOverMessages, registerMessages } from '#messages/auth.ts';
import { joinMessages as words } from '#messages/registration.ts';
import { hasCode } from '../api/call-error.ts';
import { useOpenReply } from '../api/use-open-reply.ts';
import { JoinForm } from '../features/accounts/registration/join-form.tsx';
import { ClosedHere } from '../features/accounts/registration/closed-here.tsx';
import { LinkOver } from '../features/accounts/sign-in/link-over.tsx';
import { LinkRequest } from '../features/accounts/sign-in/link-request.tsx';
import { openLink } from '../features/accounts/registration/registration.api.ts';
import type { OpenedLink } from '../features/accounts/registration/registration.api.ts';
import { classNames } from '../ui/class-names.ts';
import { stack } from '../ui/layout.ts';
import styles from '../features/accounts/registration/registration.module.css';
import { RegistrationForm } from '../features/accounts/registration/registration-form.tsx';
import { useRegistered } from '../features/accounts/registration/use-registered.ts';
import { WelcomeSteps } from '../features/accounts/registration/welcome-steps.tsx';
import { LanguageChoice } from './shell/language-choice.tsx';
import { RegistrationAudience } from '../features/privacy/visibility/registration-audience.tsx';
import { useWorkLists } from '../features/work-lists/work-lists.api.ts';
import { Link } from '../routing/link.tsx';
import { useLinkToken } from '../routing/link-token.ts';
import { settings } from '../settings/settings.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { useMedia } from '../ui/use-media.ts';

export { waitForWorkLists as whenReady } from '../features/work-lists/work-lists.api.ts';

/** The page behind a mailed link: an invitation, or an address that is confirmed by it. */
export function JoinScreen() {
  return settings.localLogin ? <Join /> : <ClosedHere title={words.title} />;
}

function Join() {
  const token = useLinkToken('/join');
  const query = useOpenReply(() => (token === '' ? Promise.resolve(undefined) : openLink(token)));
  const { data: link, error } = query;
  const [isRefused, setRefused] = useState(false);
  const isOver = isRefused || hasCode(error, 'join_link_invalid');
  const lists = useWorkLists();
  const { done, redirecting, takeSession } = useRegistered();
  const isDesk = useMedia('(min-width: 64rem)');

  const haveAccount = (
    <p>
      {words.haveAccount} <Link to="/">{registerMessages.signIn}</Link>
    </p>
  );
  if (isOver || token === '') {
    return (
      <LinkOver title={isOver ? undefined : linkOverMessages.partTitle} why={isOver ? words.over : words.noLink}>
        <LinkRequest title={words.askTitle} />
        {haveAccount}
      </LinkOver>
    );
  }
  return (
    <Page
      title={link && !link.invited ? words.confirmedTitle : words.title}
      intro={link && !done ? introOf(link) : undefined}
      width={isDesk && link ? 'wide' : 'narrow'}
    >
      <WelcomeSteps successful={done} redirecting={redirecting} />
      {!link && <NotLoaded query={query} loading={words.loading} failed={words.loadFailed} height={480} />}
      {link && !done && (
        <div className={classNames(styles.beside, stack(6))}>
          <div className={classNames(styles.before, stack(6))}>
            <RegistrationAudience />
            <LanguageChoice />
          </div>
          <div className={stack(6)}>
            {link.invited ? (
              <JoinForm
                token={token}
                email={link.email}
                invited={link.invited}
                onAnswer={takeSession}
                onOver={() => setRefused(true)}
              />
            ) : (
              <RegistrationForm lists={lists} confirmed={{ email: link.email, link: token }} onAnswer={takeSession} />
            )}
          </div>
        </div>
      )}
      {!done && haveAccount}
    </Page>
  );
}

function introOf(link: OpenedLink): string {
  return link.invited ? words.invited : words.confirmed(link.email);
}
