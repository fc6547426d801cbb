/** What was typed on a page that opens again in another language, until its forms have taken it back. Never a password. */
export const typedKey = 'typed';

let kept = takeKept();

function takeKept(): { path: string; values: Record<string, string> } | undefined {
  try {
    const text = sessionStorage.getItem(typedKey);
    sessionStorage.removeItem(typedKey);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first values of a form, with what was typed into it before the language changed; each is given back on that page alone. */
export function withTyped<Values extends Readonly<Record<string, string>>>(initial: Values): Values {
  if (kept?.path !== window.location.pathname) return initial;
  const typed = Object.entries(kept.values).filter(([name]) => Object.hasOwn(initial, name));
  return { ...initial, ...Object.fromEntries(typed) };
}

/** Once another screen was opened, nothing of it comes back. */
export function forgetTyped(): void {
  kept = undefined;
}
