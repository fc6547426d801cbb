import { helpMessages } from '#messages/help.ts';
import { shellMessages } from '#messages/shell.ts';
import { NotFoundDrawing } from '../illustrations/state-drawings.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Page } from '../ui/page.tsx';
import { row } from '../ui/layout.ts';
import styles from './not-found.module.css';

export function NotFoundScreen() {
  return (
    <Page title={shellMessages.notFoundTitle} intro={shellMessages.notFound}>
      <div className={row(3, 'stretch')}>
        <ButtonLink to="/">{shellMessages.toStart}</ButtonLink>
        <ButtonLink to="/help" variant="quiet">
          {helpMessages.button}
        </ButtonLink>
      </div>
      <NotFoundDrawing className={styles.drawing} />
    </Page>
  );
}
