import { Page } from '../ui/page.tsx';

export function MyTestsTab() {
  return <Page title="My Tests">{null}</Page>;
}
