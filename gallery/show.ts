import { ownLanguage } from '../client/settings/language.ts';
import { answersFor } from './answers.ts';
import { findCall, ofType } from './find-call.ts';
import { now } from './invented.ts';
import { answerIn, states } from './states.ts';
import { componentNames, screens } from './stories.ts';

/**
 * One screen or component in one state: `show.html?story=home&state=many&look=dark`. It is the real page, with a server that
 * is invented, a clock that stands still, and a memory of its own, so that several may stand beside each other.
 */
const own = new URL(location.href);
const wanted = own.searchParams;
const story = screens.find(({ name }) => name === wanted.get('story'));
const state = states.find((one) => one === wanted.get('state')) ?? 'many';
const look = wanted.get('look');

const kept = new Map<string, string>(look ? [['appearance', look]] : []);
if (story?.role)
  for (const [key, value] of Object.entries({ token: 'invented', role: story.role })) kept.set(key, value);
Object.defineProperty(window, 'localStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  },
});

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(...((given.length === 0 ? [now] : given) as [string]));
  }
  static override now = () => new RealDate(now).getTime();
} as DateConstructor;

const answers = { ...answersFor(story?.role ?? 'employee', ownLanguage()), ...story?.answers };
const calls = Object.keys(answers);
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const realFetch = window.fetch.bind(window);

window.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input, location.href);
  if (!address.pathname.startsWith('/api/')) return realFetch(input, init);
  const call = findCall(calls, init?.method ?? 'GET', address.pathname);
  const answer = call === undefined ? 'failed' : answerIn(state, call.name, answers);
  // No server error, which the page would ask again about for a while.
  if (answer === 'never') return new Promise(() => undefined);
  return Promise.resolve(answer === 'failed' ? json({}, 400) : json(ofType(answer, address.searchParams.get('type'))));
};

// What cannot be changed in place is loaded again here, and not at the address that the page sees.
import.meta.hot?.on('vite:beforeFullReload', () => location.replace(own));

const component = componentNames.find((name) => name === wanted.get('story'));
if (component) (await import('./components.tsx')).showComponent(component, look);
else if (story) {
  history.replaceState(null, '', story.address);
  await import('../client/app/main.tsx');
}
for (const name of story?.press ?? []) await pressed(name);
await document.fonts.ready;
document.documentElement.dataset['shown'] = 'yes';

/** Waits for the button, which may come with a file of its own. */
async function pressed(name: string): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const found = [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name);
    if (!found) continue;
    if (story?.isFilledIn) for (const field of found.form?.elements ?? []) fill(field);
    return found.click();
  }
}

/** As by hand: React takes notice of the setter of the element alone. */
function fill(field: Element): void {
  if (!(field instanceof HTMLInputElement)) return;
  // 'Several days'.
  if (field.type === 'radio' && field.value === '1') field.click();
  if (field.value !== '') return;
  const value = field.type === 'date' ? '1991-04-17' : 'Invented@pass1';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
