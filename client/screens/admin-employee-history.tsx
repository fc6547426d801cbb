import { employeeHistoryMessages } from '../../domain/messages/en/employees.ts';
import { EmployeeHistory } from '../features/employees/employee-history.tsx';
import { useEmployeeDetails } from '../features/employees/employees.api.ts';
import { NothingFoundDrawing } from '../illustrations/state-drawings.tsx';
import { Link } from '../navigation/link.tsx';
import { useParam } from '../navigation/params.ts';
import { EmptyState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import styles from './admin-employee-history.module.css';

/** The tab of the browser, and with it its history, names no employee. */
export function AdminEmployeeHistoryScreen() {
  const { data: details, isPending } = useEmployeeDetails(useParam('employeeId'));
  const { title, note, noData, back } = employeeHistoryMessages;

  return (
    <Page title={title} heading={details?.name ?? title} intro={details && note} width="wide">
      <Link to="/admin/employee-history" className={styles.back}>
        {back}
      </Link>
      {isPending && <Loading text={employeeHistoryMessages.loading} height={640} />}
      {!isPending && !details && (
        <EmptyState illustration={<NothingFoundDrawing className={styles.drawing} />} text={noData} />
      )}
      {details && <EmployeeHistory details={details} />}
    </Page>
  );
}
