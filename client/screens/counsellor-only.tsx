import type { ReactNode } from 'react';
import { OnlyFor } from '../features/profile/only-for.tsx';

export function CounsellorOnly({ children }: { children?: ReactNode }) {
  return <OnlyFor who="counsellor">{children}</OnlyFor>;
}
