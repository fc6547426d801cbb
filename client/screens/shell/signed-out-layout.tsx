import type { ReactNode } from 'react';
import { HelpButton } from '../../features/help/help-lines/help-button.tsx';
import { Frame } from './frame.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of the screens for strangers: no tabs, but help. */
export function SignedOutLayout({ children }: { children: ReactNode }) {
  return <Frame bar={<TopBar help={<HelpButton />} />}>{children}</Frame>;
}
