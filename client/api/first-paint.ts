/**
 * Stands in the page and runs before the first paint: a chosen appearance must not flash up as the other one, and what the
 * server wrote ahead of a screen shows to those alone whose session this device keeps (`screens/shell/ahead.css`). What the screen will
 * ask is asked here already, because the page's own script takes its time on a slow network.
 */
import { applyAppearance } from '../settings/appearance.ts';
import { isMeteredOrSlow } from '../routing/slow-line.ts';
import { peekPrefetched } from './prefetch.ts';
import { personAddress, prefetchRoute } from './route-prefetch.ts';
import { endIfClosed } from './closed-tab.ts';
import { readRole, readToken } from './stored-token.ts';

applyAppearance();
const [load] = performance.getEntriesByType('navigation');
endIfClosed(load instanceof PerformanceNavigationTiming ? load.type : undefined);
const token = readToken();
// Text comes in the fonts of the device where ours would hold up what a screen needs.
if (isMeteredOrSlow()) document.documentElement.dataset['line'] = 'slow';
// A page that was kept for the time without a connection stands at other addresses as well.
document.documentElement.dataset['at'] = window.location.pathname;
if (token !== null) document.documentElement.dataset['role'] = readRole();
// In a task of its own, so that the paint does not wait for it.
setTimeout(() => {
  void prefetchRoute(token, window.location);
  void greet();
});

/** The name in the greeting ahead of the home screen, as `screens/home.tsx` writes it. */
async function greet(): Promise<void> {
  const person = await peekPrefetched(personAddress);
  const place = document.getElementById('ahead-name');
  const name = typeof person === 'object' && person !== null && 'name' in person ? person.name : undefined;
  if (!place || typeof name !== 'string') return;
  place.textContent = name.trim().toUpperCase();
  // A new element, because a browser measures when an element is first painted, and not what is put into it.
  place.parentElement?.replaceWith(place.parentElement.cloneNode(true));
}
