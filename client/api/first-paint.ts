/**
 * Runs on its own before the first paint: a chosen appearance must not flash up as the other one. What the screen will
 * ask is asked here already, because the page's own script takes its time on a slow network.
 */
import { applyAppearance } from '../settings/appearance.ts';
import { prefetchRoute } from './route-prefetch.ts';
import { endIfClosed } from './closed-tab.ts';
import { readToken } from './stored-token.ts';

applyAppearance();
endIfClosed();
const token = readToken();
// In a task of its own, so that the paint does not wait for it.
setTimeout(() => void prefetchRoute(token, window.location));
