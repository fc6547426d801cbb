import { careMessages } from '#messages/care.ts';
import { safetyPlanMessages } from '#messages/safety-plan.ts';
import type { StoredSafetyPlan } from '../../domain/contract/safety-plan.ts';
import { useKnown } from '../api/device/known.ts';
import { useReturns } from '../api/drafts.ts';
import { useUnseenResult } from '../features/assessments/unseen-result.ts';
import { SafetyPlanForm } from '../features/help/safety-plan/safety-plan-form.tsx';
import { KnownPlan } from '../features/help/safety-plan/known-plan.tsx';
import { knownPlan, useSafetyPlan } from '../features/help/safety-plan/safety-plan.api.ts';
import styles from '../features/help/safety-plan/safety-plan.module.css';
import { LockIcon } from '../illustrations/action-icons.tsx';
import { SafetyPlanDrawing } from '../illustrations/state-drawings.tsx';
import { Link } from '../routing/link.tsx';
import { Card } from '../ui/card.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';

export function SafetyPlanScreen() {
  const query = useSafetyPlan();
  const { data: plan, error, isPending } = query;
  const known = useKnown<StoredSafetyPlan>(knownPlan, !plan && (error !== null || !navigator.onLine));
  const returns = useReturns();
  const cameFromCare = useUnseenResult() !== null;
  return (
    <Page title={safetyPlanMessages.title} intro={safetyPlanMessages.intro} width="wide">
      {cameFromCare && (
        <p className={styles.back}>
          <Link to="/dashboard?tab=mytests">{careMessages.back}</Link>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.beside}>
          <div className={styles.private}>
            <LockIcon />
            <p>{safetyPlanMessages.private}</p>
          </div>
          <SafetyPlanDrawing className={styles.drawing} />
        </div>
        {!plan && known && <KnownPlan known={known} />}
        {!plan && !known && (
          <NotLoaded
            query={{ ...query, isPending: isPending || known === undefined }}
            loading={safetyPlanMessages.loading}
            failed={safetyPlanMessages.loadFailed}
            height={640}
          />
        )}
        {plan && (
          <Card as="div" className={styles.sheet}>
            <SafetyPlanForm key={returns} stored={plan} />
          </Card>
        )}
      </div>
    </Page>
  );
}
