import { Page } from '../ui/page.tsx';

export function RegisterScreen() {
  return <Page title="Employee Registration">{null}</Page>;
}
