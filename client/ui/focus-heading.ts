/** To the heading of the screen, where a line that was dismissed takes the focus with it. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** As `ref` of what comes in place of a button or form that had the focus. */
export const focusOnArrival = (arrived: HTMLElement | null) => arrived?.focus();
