/** What a logo may be. SVG is not among them: it can carry script. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export type LogoType = (typeof logoTypes)[number];

export const logoLimits = { mostBytes: 200 * 1024, leastSide: 16, mostSide: 2000 } as const;

/** The address of the logo with these bytes: another logo has another one, so that it may be kept for a year. */
export function logoAddress(hash: string): string {
  return `/api/organisation-logo/${hash}`;
}
