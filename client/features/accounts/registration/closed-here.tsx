import { loginMessages } from '#messages/login.ts';
import { closedHereMessages } from '#messages/single-sign-on.ts';
import { Link } from '../../../routing/link.tsx';
import { settings } from '../../../settings/settings.ts';
import { Page } from '../../../ui/page.tsx';
import styles from '../sign-in/auth.module.css';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';

/** In place of what is closed where people sign in at the provider alone. */
export function ClosedHere({ title }: { title: string }) {
  return (
    <SignInLayout>
      <Page title={title} intro={closedHereMessages.text(settings.ssoName)} width="form">
        <div className={styles.ways}>
          <Link to="/sso">{loginMessages.continueWith(settings.ssoName)}</Link>
        </div>
      </Page>
    </SignInLayout>
  );
}
