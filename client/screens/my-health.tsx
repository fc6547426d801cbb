import { Page } from '../ui/page.tsx';

export function MyHealthTab() {
  return <Page title="My Health">{null}</Page>;
}
