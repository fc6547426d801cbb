/** Runs on its own before the first paint, so that a chosen appearance does not flash up as the other one. */
import { applyAppearance } from './appearance.ts';

applyAppearance();
