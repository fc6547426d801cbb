import type { MouseEvent } from 'react';

/** Whether a click in a row or card was neither on something that does its own, nor the end of a selection. */
export function isPlainClick({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button, [role="menu"]') !== null;
  return !isOnControl && window.getSelection()?.isCollapsed !== false;
}
