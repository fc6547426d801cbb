import type { ReactNode } from 'react';
import { confirmEmailMessages as words } from '#messages/corrections.ts';
import { useLinkToken } from '../../../routing/link-token.ts';
import { Link } from '../../../routing/link.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from './auth.module.css';
import { Harbour } from './harbour.tsx';

type MailedEmailLinkProps = {
  address: Parameters<typeof useLinkToken>[0];
  title: string;
  children: (token: string) => ReactNode;
};

/** What the link of a mail about one's e-mail leads to; says so where the link is not whole. */
export function MailedEmailLink({ address, title, children }: MailedEmailLinkProps) {
  const token = useLinkToken(address);
  return (
    <Harbour>
      <Page title={title} width="form">
        {token === '' ? <p>{words.noLink}</p> : children(token)}
        <div className={styles.ways}>
          <Link to="/">{words.login}</Link>
        </div>
      </Page>
    </Harbour>
  );
}
