import { Link } from 'react-router';
import { shellMessages } from '../../domain/messages/en/shell.ts';
import { Page } from '../ui/page.tsx';

export function NotFoundScreen() {
  return (
    <Page title={shellMessages.notFoundTitle} intro={shellMessages.notFound}>
      <p>
        <Link to="/">{shellMessages.toStart}</Link>
      </p>
    </Page>
  );
}
