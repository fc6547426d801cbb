import { safetyPlanSections } from '../../../../domain/contract/safety-plan.ts';
import type { StoredSafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { fieldLabel } from '#messages/fields.ts';
import { offlineMessages } from '#messages/offline.ts';
import type { Known } from '../../../api/device/known.ts';
import { stack } from '../../../ui/layout.ts';
import prose from '../../../ui/prose.module.css';
import styles from './safety-plan.module.css';
import { TrustedPeople } from './trusted-people.tsx';

/**
 * The plan as this device knew it, to be read: someone who changed it here could undo what was written elsewhere since. A
 * section may have come later.
 */
export function KnownPlan({ known: { at, data: plan } }: { known: Known<Partial<StoredSafetyPlan>> }) {
  return (
    <div className={stack(4)}>
      <p className={prose.note}>{offlineMessages.asOf(formatDateAndTime(at))}</p>
      {safetyPlanSections
        .filter((name) => plan[name]?.trim())
        .map((name) => (
          <section key={name} className={stack(1)}>
            <h2>{fieldLabel(name)}</h2>
            {name === 'people' ? (
              <TrustedPeople people={plan.people ?? ''} />
            ) : (
              <p className={styles.written}>{plan[name]}</p>
            )}
          </section>
        ))}
    </div>
  );
}
