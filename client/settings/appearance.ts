export const appearances = ['system', 'light', 'dark'] as const;

export type Appearance = (typeof appearances)[number];

const key = 'appearance';

/** 'system' until the person has chosen. */
export function readAppearance(): Appearance {
  const stored = localStorage.getItem(key);
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

/** Following the system needs no record, so that nothing is stored about someone who never chose. */
export function chooseAppearance(appearance: Appearance): void {
  if (appearance === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, appearance);
  applyAppearance();
}

/** `tokens.css` reads the attribute. */
export function applyAppearance(): void {
  const appearance = readAppearance();
  if (appearance === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = appearance;
}
