import { Page } from '../ui/page.tsx';

export function AdminDashboardScreen() {
  return <Page title="Admin Dashboard">{null}</Page>;
}
