import { Page } from '../ui/page.tsx';

export function HomeTab() {
  return <Page title="Home">{null}</Page>;
}
