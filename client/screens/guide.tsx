import { guides } from '#messages/guides.ts';
import { matchPath } from '../../domain/match-path.ts';
import { GuideText } from '../features/help/guide-text.tsx';
import { useLocation } from '../routing/location.ts';
import { Page } from '../ui/page.tsx';

/** That for employees is for everyone, also before they register. */
export function GuideScreen() {
  const { pathname } = useLocation();
  const guide = guides[matchPath('/admin/guide', pathname) ? 'admins' : 'employees'];
  return (
    <Page title={guide.title} intro={guide.intro} width="wide">
      <GuideText guide={guide} />
    </Page>
  );
}
