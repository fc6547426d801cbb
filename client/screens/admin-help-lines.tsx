import { helpLineMessages } from '#messages/help-lines.ts';
import { LineList } from '../features/help/help-lines/line-list.tsx';
import { Page } from '../ui/page.tsx';

export function AdminHelpLinesScreen() {
  return (
    <Page title={helpLineMessages.title} intro={helpLineMessages.intro} width="wide">
      <LineList />
    </Page>
  );
}
