import { shellMessages } from '#messages/shell.ts';
import { Link } from '../routing/link.tsx';
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
