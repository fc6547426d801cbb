import { expect } from 'vitest';

/**
 * An element that is looked for without a limit is looked for after its expectation has failed, too, and the stopped clocks of
 * later tests move with it: one failure would become several.
 */
const { element } = expect;
expect.element = (place, options) => element(place, { timeout: 60_000, ...options });
