import { staffListMessages as words } from '#messages/staff-list.ts';
import { useChosenRule } from '../features/accounts/registration/chosen-rule.api.ts';
import { InvitationList } from '../features/people/staff-list/invitation-list.tsx';
import { StaffImport } from '../features/people/staff-list/staff-import.tsx';
import { Link } from '../routing/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

export function AdminStaffListScreen() {
  const { data: rule } = useChosenRule();
  return (
    <Page title={words.title} intro={words.intro} width="wide">
      {rule && !rule.mail_works && <Notice tone="warning">{words.noMail}</Notice>}
      <StaffImport />
      <InvitationList />
      {rule && rule.rule !== 'invitation' && (
        <p>
          {words.rule} <Link to="/admin/registration">{words.ruleLink}</Link>
        </p>
      )}
    </Page>
  );
}
