import { safetyPlanSections } from '../../../../domain/contract/safety-plan.ts';
import type { SafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { fieldLabel } from '#messages/fields.ts';
import { helpMessages } from '#messages/help.ts';
import { useHelpLines } from '../help-lines/help-lines.api.ts';
import styles from './safety-plan.module.css';

/** The plan on paper: only what was written, and the lines. Not on the screen. */
export function PrintedPlan({ plan }: { plan: SafetyPlan }) {
  const lines = useHelpLines();
  return (
    <div className={styles.printed}>
      {safetyPlanSections
        .filter((name) => plan[name].trim() !== '')
        .map((name) => (
          <section key={name}>
            <h2>{fieldLabel(name)}</h2>
            <p className={styles.written}>{plan[name]}</p>
          </section>
        ))}
      <section>
        <h2>{helpMessages.title}</h2>
        <p className={styles.written}>
          {lines.map(({ name, numbers }) => `${name}: ${numbers.join(', ')}`).join('\n')}
        </p>
      </section>
    </div>
  );
}
