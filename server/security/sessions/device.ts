import type { Browser, Device, System } from '../../../domain/devices.ts';

/** The first that fits: most browsers also name those that they want to be taken for. */
const browserSigns: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'safari'],
];

const systemSigns: readonly (readonly [RegExp, System])[] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMac(?:intosh| OS X)\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

/** Longer ones are no browser's. */
const longest = 1024;

/** A browser and a system by name, and nothing by which one device could be told from another of its kind. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent === undefined || userAgent.length > longest ? '' : userAgent;
  return { browser: firstOf(browserSigns, text), system: firstOf(systemSigns, text) };
}

function firstOf<T>(signs: readonly (readonly [RegExp, T])[], text: string): T | null {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}
