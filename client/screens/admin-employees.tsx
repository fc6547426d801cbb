import { Page } from '../ui/page.tsx';

export function AdminEmployeesScreen() {
  return <Page title="All Employees">{null}</Page>;
}
