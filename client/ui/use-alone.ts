import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** While it is on, nothing of the page but this element can be reached or read, and Esc calls `onLeave`. */
export function useAlone(part: RefObject<HTMLElement | null>, isOn: boolean, onLeave: () => void): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const hidden: Element[] = [];
    for (let here: Element | null = part.current; here && here !== document.body; here = here.parentElement) {
      for (const other of here.parentElement?.children ?? []) {
        if (other === here || other.hasAttribute('inert')) continue;
        other.toggleAttribute('inert', true);
        hidden.push(other);
      }
    }
    return () => {
      for (const element of hidden) element.toggleAttribute('inert', false);
    };
  }, [part, isOn]);

  useEffect(() => {
    if (!isOn) return undefined;
    function leaveOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // What lies under it stays as it is.
      event.stopPropagation();
      onLeave();
    }
    document.addEventListener('keydown', leaveOnEscape, { capture: true });
    return () => document.removeEventListener('keydown', leaveOnEscape, { capture: true });
  }, [isOn, onLeave]);
}
