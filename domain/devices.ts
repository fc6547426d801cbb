/** Names as their makers write them, alike in every language. What is stored is the word before it. */
const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
} as const;

const systemNames = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
} as const;

export type Browser = keyof typeof browserNames;

export type System = keyof typeof systemNames;

/** What someone signs in with, as far as it says so. */
export interface Device {
  browser: Browser | null;
  system: System | null;
}

export const browsers = Object.keys(browserNames) as readonly Browser[];

export const systems = Object.keys(systemNames) as readonly System[];

/** Of a stored word; null also for one that an open list no longer has. */
export function toDevice({ browser, system }: { browser: string | null; system: string | null }): Device {
  return {
    browser: browsers.find((known) => known === browser) ?? null,
    system: systems.find((known) => known === system) ?? null,
  };
}

/** The names of both, null where they are not known. */
export function namesOf({ browser, system }: Device): { browser: string | null; system: string | null } {
  return {
    browser: browser && browserNames[browser],
    system: system && systemNames[system],
  };
}
