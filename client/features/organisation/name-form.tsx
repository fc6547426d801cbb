import { organisationName } from '../../../domain/contract/organisation.ts';
import type { SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { useForm } from '../../forms/use-form.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useChangeOrganisation } from './organisation.api.ts';
import { SettingForm } from './setting-form.tsx';

export function NameForm({ settled }: { settled: SettledOrganisation }) {
  const form = useForm({ name: settled.name });
  const { mutateAsync: change } = useChangeOrganisation();
  return (
    <SettingForm form={form} schema={organisationName} change={change}>
      <TextField {...form.bind('name')} label={organisationMessages.name.label} required autoComplete="organization" />
    </SettingForm>
  );
}
