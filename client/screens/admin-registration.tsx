import { registrationAdminMessages as words } from '#messages/registration.ts';
import { RuleForm } from '../features/accounts/registration/rule-form.tsx';
import { Link } from '../routing/link.tsx';
import { Page } from '../ui/page.tsx';

export function AdminRegistrationScreen() {
  return (
    <Page title={words.title} intro={words.intro}>
      <RuleForm />
      <p>
        <Link to="/admin/staff-list">{words.staffList}</Link>
      </p>
    </Page>
  );
}
