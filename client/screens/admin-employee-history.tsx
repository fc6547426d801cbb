import { useState } from 'react';
import { timeOfDay } from '../../domain/dates.ts';
import { correctPersonMessages } from '#messages/corrections.ts';
import { formatLocalDate } from '#messages/dates.ts';
import { employeeHistoryMessages } from '#messages/employees.ts';
import { errorMessages } from '#messages/errors.ts';
import { reasonMessages } from '#messages/visibility.ts';
import { CallError } from '../api/call-error.ts';
import { EmployeeHistory } from '../features/people/employees/employee-history.tsx';
import { useEmployeeDetails, useNamedEmployee } from '../features/people/employees/employees.api.ts';
import { ReasonForm } from '../features/people/employees/reason-form.tsx';
import { NothingFoundDrawing } from '../illustrations/state-drawings.tsx';
import { Link } from '../routing/link.tsx';
import { useParam } from '../routing/params.ts';
import { settings } from '../settings/settings.ts';
import { Notice } from '../ui/notice.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import styles from './admin-employee-history.module.css';

/** The tab of the browser, and with it its history, names no employee. */
export function AdminEmployeeHistoryScreen() {
  const id = useParam('employeeId');
  const query = useEmployeeDetails(id);
  const { data: details, refetch } = query;
  const error = details ? null : query.error;
  const [openUntil, setOpenUntil] = useState<string | null>(null);
  const { title, note, noData, closed, back } = employeeHistoryMessages;
  const refusal = refusalOf(error);
  const named = useNamedEmployee(id, { isWanted: refusal !== undefined });
  const isUnknown = error instanceof CallError && error.status === 404;
  const isOurFault = error instanceof CallError && error.status >= 500;

  function open(until: string) {
    setOpenUntil(until);
    void refetch();
  }

  return (
    <Page
      title={title}
      heading={details?.name ?? named.data?.name ?? title}
      intro={details && note}
      ways={
        <>
          <Link to="/admin/employee-history" className={styles.way}>
            {back}
          </Link>
          {(details || refusal) && (
            <Link to={`/admin/people/${id}`} className={styles.way}>
              {correctPersonMessages.link}
            </Link>
          )}
        </>
      }
      width="wide"
    >
      {!details && !refusal && !isUnknown && (
        <NotLoaded
          // Of any fault the specification's sentence is said.
          query={isOurFault ? { ...query, error: undefined } : query}
          loading={employeeHistoryMessages.loading}
          failed={noData}
          height={640}
        />
      )}
      {refusal === 'reason_needed' && named.data && <ReasonForm person={named.data} onOpened={open} />}
      {refusal === 'reason_needed' && !named.data && <NotLoaded query={named} height={640} />}
      {(isUnknown || (refusal && refusal !== 'reason_needed')) && (
        <EmptyState
          illustration={<NothingFoundDrawing className={styles.drawing} />}
          text={refusal ? closed : noData}
          nextStep={refusal && errorMessages[refusal]}
        />
      )}
      {details && (
        <>
          <Notice>{openUntil && reasonMessages.openUntil(timeOfDay(openUntil))}</Notice>
          {details.closed_until && (
            <p>{reasonMessages.closedUntil(formatLocalDate(details.closed_until, settings.orgTimeZone))}</p>
          )}
          <EmployeeHistory details={details} />
        </>
      )}
    </Page>
  );
}

const refusals = ['reason_needed', 'not_shared', 'statistics_only', 'record_of_disabled'] as const;

/** Why the rule for named records keeps this one closed; undefined where that is not what happened. */
function refusalOf(error: unknown) {
  return error instanceof CallError ? refusals.find((code) => code === error.code) : undefined;
}
