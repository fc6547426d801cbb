import { helpMessages } from '../../domain/messages/en/help.ts';
import { HelpLines } from '../features/help/help-lines.tsx';
import { Page } from '../ui/page.tsx';

export function HelpScreen() {
  return (
    <Page title={helpMessages.title} intro={helpMessages.intro}>
      <HelpLines />
    </Page>
  );
}
