import { useEffect } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from './place.ts';
import type { StepOptions } from './place.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & StepOptions & { to: string };

/** A link to an address of this page. Whatever asks for a new tab or window gets it from the browser. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || rest.target !== undefined) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, { replace, state });
  }

  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** On the page means: go there instead, leaving no step behind. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  useEffect(() => navigate(to, { replace: true, state }), [to, state]);
  return null;
}
