import { useState } from 'react';
import { organisationZone } from '../../../domain/contract/organisation.ts';
import type { SettledOrganisation } from '../../../domain/contract/organisation.ts';
import { timeOfDay } from '../../../domain/dates.ts';
import { currentZoneName } from '../../../domain/time-zones.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useChangeOrganisation } from './organisation.api.ts';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './organisation.module.css';

const words = organisationMessages.zone;

/** By the names of today; an old browser knows no list, and offers what is in force. */
function zonesWith(inForce: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([inForce, ...known.map(currentZoneName)])].toSorted();
}

export function ZoneForm({ settled: { time_zone: zone } }: { settled: SettledOrganisation }) {
  const form = useForm({ time_zone: zone.in_force });
  const { mutateAsync: change } = useChangeOrganisation();
  const [isSaved, setSaved] = useState(false);
  const [opened] = useState(() => new Date().toISOString());
  const [zones] = useState(() => zonesWith(zone.in_force));

  async function send({ time_zone: chosen }: { time_zone: string }) {
    setSaved(false);
    if (chosen !== zone.in_force) await change({ time_zone: chosen });
    setSaved(true);
    return undefined;
  }

  return (
    <form
      noValidate
      className={classNames(styles.form, stack(4, 'start'))}
      onSubmit={(event) =>
        form.submit(event, { schema: organisationZone, send, fallback: organisationMessages.failed })
      }
    >
      <FormSummary form={form} />
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
      {zone.changeable && (
        <Button type="submit" pending={form.pending}>
          {organisationMessages.save}
        </Button>
      )}
      <Notice tone="success">{isSaved && organisationMessages.saved}</Notice>
    </form>
  );
}
