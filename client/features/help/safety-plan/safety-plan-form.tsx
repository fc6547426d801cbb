import { longestSection, safetyPlanSections, wholePlan } from '../../../../domain/contract/safety-plan.ts';
import type { SafetyPlan, StoredSafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { formatDateAndTime } from '#messages/dates.ts';
import { safetyPlanMessages } from '#messages/safety-plan.ts';
import { changedFrom } from '../../../forms/follow-stored.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useStoredForm } from '../../../forms/use-stored-form.ts';
import { PrintIcon } from '../../../illustrations/action-icons.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSaveSafetyPlan } from './safety-plan.api.ts';
import { row, stack } from '../../../ui/layout.ts';
import styles from './safety-plan.module.css';
import { draftStore } from '../../../api/drafts.ts';
import { fieldLabel } from '#messages/fields.ts';
import { helpMessages } from '#messages/help.ts';
import { byField } from '../../../../domain/person-fields.ts';
import { useHelpLines } from '../help-lines/help-lines.api.ts';

/** What was typed and is not saved yet. */
const drafts = draftStore<Partial<SafetyPlan>>();

/** Saved when the person says so. What is typed stays until then, whatever happens to the screen or the connection. */
export function SafetyPlanForm({ stored }: { stored: StoredSafetyPlan }) {
  const plan = textsOf(stored);
  const { form, unsaved } = useStoredForm(drafts, plan);
  const { mutateAsync: save } = useSaveSafetyPlan();

  async function send(written: SafetyPlan) {
    await save(changedFrom(plan, written));
    return undefined;
  }

  return (
    <>
      <form
        noValidate
        className={classNames(styles.form, stack(6))}
        onSubmit={(event) => form.submit(event, { schema: wholePlan, send, fallback: safetyPlanMessages.failed })}
      >
        <FormSummary form={form} />
        <ol role="list" className={styles.steps}>
          {safetyPlanSections.map((name) => (
            <li key={name} className={classNames(styles.step, form.values[name].trim() !== '' && styles.done)}>
              <TextArea
                {...form.bind(name)}
                hint={safetyPlanMessages.hints[name]}
                maxLength={longestSection}
                rows={1}
              />
            </li>
          ))}
        </ol>
        <div className={row(3)}>
          <Button type="submit" pending={form.pending}>
            {safetyPlanMessages.save}
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            <PrintIcon />
            {safetyPlanMessages.print}
          </Button>
          <p role="status" className={styles.state}>
            {unsaved ? safetyPlanMessages.unsaved : savedText(stored)}
          </p>
        </div>
      </form>
      <PrintedPlan plan={form.values} />
    </>
  );
}

function textsOf(plan: SafetyPlan): SafetyPlan {
  return byField(safetyPlanSections, (name) => plan[name]);
}

function savedText({ updated_at: at }: StoredSafetyPlan): string {
  return at === null ? '' : safetyPlanMessages.saved(formatDateAndTime(at));
}

/** The plan on paper: only what was written, and the lines. Not on the screen. */
function PrintedPlan({ plan }: { plan: SafetyPlan }) {
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
