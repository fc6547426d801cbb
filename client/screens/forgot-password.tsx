import { Page } from '../ui/page.tsx';

export function ForgotPasswordScreen() {
  return <Page title="Forgot password">{null}</Page>;
}
