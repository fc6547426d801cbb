import { Page } from '../ui/page.tsx';

export function LoginScreen() {
  return <Page title="Login">{null}</Page>;
}
