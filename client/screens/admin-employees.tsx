import { employeeMessages } from '#messages/employees.ts';
import { callFile } from '../api/api-client.ts';
import { EmployeeFilters } from '../features/people/employees/employee-filters.tsx';
import { EmployeeList } from '../features/people/employees/employee-list.tsx';
import { listQuery, useEmployeePlaces, useEmployees } from '../features/people/employees/employees.api.ts';
import { readListAddress } from '../features/people/employees/list-address.ts';
import { ExportButton } from '../features/reports/export-button.tsx';
import { useSearchParams } from '../routing/search-params.ts';
import { Page } from '../ui/page.tsx';

export function AdminEmployeesScreen() {
  const [search] = useSearchParams();
  const place = readListAddress(search);
  const { data: places = [] } = useEmployeePlaces();
  const { data: page } = useEmployees(place);
  const load = () => callFile('GET /api/admin/exports/employees.csv', { query: listQuery(place) });

  return (
    <Page title={employeeMessages.title} intro={employeeMessages.intro} width="wide">
      <EmployeeFilters place={place} places={[...places, ...(page?.items ?? [])]} />
      <EmployeeList
        place={place}
        download={<ExportButton what={employeeMessages.export} fileName="employees.csv" load={load} />}
      />
    </Page>
  );
}
