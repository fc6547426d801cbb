import { visibilityMessages } from '#messages/visibility.ts';
import type { VisibilityLevel } from '../../../../domain/visibility/visibility-levels.ts';

/** What a viewer gets, in words. `minGroup` is the least number of people that a figure is about. */
export function levelText(level: VisibilityLevel, minGroup: number): string {
  const text = visibilityMessages.levels[level];
  return typeof text === 'function' ? text(minGroup) : text;
}
