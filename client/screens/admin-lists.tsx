import { workListMessages } from '#messages/work-lists.ts';
import { ListTabs } from '../features/work-lists/list-tabs.tsx';
import { Page } from '../ui/page.tsx';

export function AdminListsScreen() {
  return (
    <Page title={workListMessages.title} intro={workListMessages.intro} width="wide">
      <ListTabs />
    </Page>
  );
}
