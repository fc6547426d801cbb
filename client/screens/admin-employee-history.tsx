import { Page } from '../ui/page.tsx';

export function AdminEmployeeHistoryScreen() {
  return <Page title="Employee history">{null}</Page>;
}
