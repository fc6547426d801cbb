import { Page } from '../ui/page.tsx';

export function MyRecordScreen() {
  return <Page title="My record">{null}</Page>;
}
