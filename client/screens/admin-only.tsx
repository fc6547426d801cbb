import type { ReactNode } from 'react';
import { OnlyFor } from '../features/profile/only-for.tsx';

export function AdminOnly({ children }: { children?: ReactNode }) {
  return <OnlyFor who="admin">{children}</OnlyFor>;
}
