import { Page } from '../ui/page.tsx';

export function MyStatsTab() {
  return <Page title="My Stats">{null}</Page>;
}
