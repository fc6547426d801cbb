import type { ReactNode } from 'react';
import { linkOverMessages } from '#messages/auth.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { Page } from '../../../ui/page.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

type LinkOverProps = {
  title?: string;
  /** One sentence, which also says what helps. */
  why: string;
  /** The way on from here. */
  children: ReactNode;
};

/** In place of what a link led to, where it is over or not whole. */
export function LinkOver({ title = linkOverMessages.title, why, children }: LinkOverProps) {
  return (
    <SignInLayout>
      <Page title={title} width="form">
        <FormError message={why} />
        {children}
      </Page>
    </SignInLayout>
  );
}
