import { Page } from '../ui/page.tsx';

export function AdminStatsScreen() {
  return <Page title="Admin statistics">{null}</Page>;
}
