import type { ComponentType, ReactNode } from 'react';
import type { Area } from '../../domain/roles.ts';
import { OnlyFor } from '../features/accounts/profile/only-for.tsx';

/** A guard around the screens of an area. */
export function guardOf(area: Area): ComponentType<{ children?: ReactNode }> {
  return function AreaOnly({ children }) {
    return <OnlyFor area={area}>{children}</OnlyFor>;
  };
}
