import { useState } from 'react';
import { organisationZone } from '../../../domain/contract/organisation.ts';
import type { SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { timeOfDay } from '../../../domain/dates.ts';
import { currentZoneName } from '../../../domain/time-zones.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { useForm } from '../../forms/use-form.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useChangeOrganisation } from './organisation.api.ts';
import prose from '../../ui/prose.module.css';
import { SettingForm } from './setting-form.tsx';

const words = organisationMessages.zone;

/** By the names of today; an old browser knows no list, and offers what is in force. */
function zonesWith(inForce: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([inForce, ...known.map(currentZoneName)])].sort();
}

export function ZoneForm({ settled: { time_zone: zone } }: { settled: SettledOrganisation }) {
  const form = useForm({ time_zone: zone.in_force });
  const { mutateAsync: change } = useChangeOrganisation();
  const [opened] = useState(() => new Date().toISOString());
  const [zones] = useState(() => zonesWith(zone.in_force));

  async function changeZone({ time_zone: chosen }: { time_zone: string }) {
    if (chosen !== zone.in_force) await change({ time_zone: chosen });
  }

  return (
    <SettingForm form={form} schema={organisationZone} change={changeZone} changeable={zone.changeable}>
      <p>{words.text}</p>
      {zone.changeable ? (
        <SelectField
          {...form.bind('time_zone')}
          hint={words.now(timeOfDay(opened, form.values.time_zone))}
          options={zones}
          placeholder={null}
        />
      ) : (
        <>
          <p>
            <strong>{words.inForce(zone.in_force)}</strong>
          </p>
          <p className={prose.quiet}>{words.fixed}</p>
        </>
      )}
    </SettingForm>
  );
}
