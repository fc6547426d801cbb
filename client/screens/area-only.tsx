import type { ComponentType, ReactNode } from 'react';
import type { Area } from '../../domain/roles.ts';
import { OnlyFor } from '../features/profile/only-for.tsx';
import { AreaPlaces } from '../features/shell/area-places.tsx';

/** A guard around the screens of an area, with the bar of its places. */
export function guardOf(area: Area): ComponentType<{ children?: ReactNode }> {
  return function AreaOnly({ children }) {
    return (
      <OnlyFor area={area}>
        <AreaPlaces area={area} />
        {children}
      </OnlyFor>
    );
  };
}
