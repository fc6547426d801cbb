import { visibilityMessages } from '#messages/visibility.ts';
import type { Sight } from '../../../../domain/visibility/sights.ts';

/** What a viewer gets, in words. `minGroup` is the least number of people that a figure is about. */
export function levelText(sight: Sight, minGroup: number): string {
  const text = visibilityMessages.sights[sight];
  return typeof text === 'function' ? text(minGroup) : text;
}
