/** What was typed on a page that opens again in another language, until its forms have taken it back. Never a password. */
const key = 'typed';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isKept = ({ type, name, value }: Control) =>
  name !== '' &&
  value !== '' &&
  !/password|code/i.test(name) &&
  !['password', 'checkbox', 'radio', 'file'].includes(type);

export function keepTyped(): void {
  const controls = [...document.querySelectorAll<Control>('form :is(input, select, textarea)')].filter(isKept);
  const values = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: window.location.pathname, values }));
  } catch {
    // Without the browser's storage it has to be typed again.
  }
}

let kept = takeKept();

function takeKept(): { path: string; values: Record<string, string> } | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
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
