import { typedKey } from './typed.ts';

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
    sessionStorage.setItem(typedKey, JSON.stringify({ path: window.location.pathname, values }));
  } catch {
    // Without the browser's storage it has to be typed again.
  }
}
