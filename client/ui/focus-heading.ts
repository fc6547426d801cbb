/** To the heading of the screen, where a line that was dismissed takes the focus with it. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
