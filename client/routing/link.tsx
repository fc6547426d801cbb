import type { ComponentProps, MouseEvent } from 'react';
import { preloadScreen } from './preload.ts';
import { navigate } from './location.ts';
import type { StepOptions } from './location.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & StepOptions & { to: string };

/**
 * A link to an address of this page. Whatever asks for a new tab or window gets it from the browser.
 * Pointing at it, touching it or reaching it by the keyboard loads what it leads to.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || rest.target !== undefined) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, { replace, state });
  }

  const look = () => preloadScreen(to);

  return (
    <a {...rest} href={to} onClick={follow} onPointerEnter={look} onTouchStart={look} onFocus={look}>
      {children}
    </a>
  );
}
