import { organisationName } from '../../../domain/contract/organisation.ts';
import type { SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { useForm } from '../../forms/use-form.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeOrganisation } from './organisation.api.ts';
import { SettingForm } from './setting-form.tsx';

export function NameForm({ settled, quiet }: { settled: SettledOrganisation; quiet?: boolean }) {
  const form = useForm({ name: settled.name });
  const { mutateAsync: change } = useChangeOrganisation();
  return (
    <SettingForm form={form} schema={organisationName} change={change} quiet={quiet}>
      <TextField {...form.bind('name')} label={organisationMessages.name.label} required autoComplete="organization" />
    </SettingForm>
  );
}
