import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { Language } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Messages } from '../../../domain/messages/messages.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import type { ScreenFiles } from './screen-files.ts';

/** What stands where something will come: as high as a field, as a card, or more than the window. */
type Shape = 'field' | 'card' | 'tall';

/** What a screen shows before its script: nothing that is someone's own, and nothing to press. */
interface Ahead {
  heading: string;
  intro?: string;
  width?: 'form' | 'narrow' | 'wide';
  shapes?: readonly Shape[];
  /** Content of the first card, so that the longest text of the screen is there. */
  card?: { title: string; text: string } | undefined;
  /** The person's name follows the heading, once the server has said it. */
  greets?: true;
}

const [first] = instrumentTypes;
const cards: readonly Shape[] = ['card', 'card', 'card'];

type Titled = { title: string; intro?: string };

/** What a screen's own messages say of it, and how it looks. */
const said = ({ title, intro }: Titled, look: Omit<Ahead, 'heading' | 'intro'> = {}): Ahead => ({
  heading: title,
  ...(intro !== undefined && { intro }),
  ...look,
});

/** By the screen's file. A screen whose heading depends on more than its address has none, and comes as before. */
const aheadOfScreens: Readonly<Record<string, (words: Messages, orgName: string) => Ahead>> = {
  login: ({ login: { loginMessages: words } }, orgName) =>
    said(orgName ? { title: words.title, intro: words.introOf(orgName) } : words, {
      width: 'form',
      shapes: ['field', 'field', 'field', 'field', 'field'],
    }),
  home: ({ home: { homeMessages: words } }) =>
    said({ title: words.welcome, intro: words.subtext }, { width: 'wide', shapes: ['card', 'card'], greets: true }),
  'my-tests': ({ assessments: { assessmentMessages: words } }) =>
    said(
      { title: words.title },
      {
        width: 'wide',
        shapes: ['field', 'tall'],
        card: first && { title: words.heading[first], text: instruments[first].stem },
      },
    ),
  'my-stats': ({ stats }) => said(stats.statsMessages, { width: 'wide', shapes: ['field', 'tall', 'tall'] }),
  'my-health': ({ exercises }) => said(exercises.exerciseMessages, { width: 'wide', shapes: cards }),
  'safety-plan': ({ safetyPlan }) => said(safetyPlan.safetyPlanMessages),
  help: ({ help }) => said({ title: help.helpMessages.title }, { shapes: cards }),
  'admin-dashboard': ({ admin }) =>
    said({ title: admin.adminMessages.title }, { width: 'wide', shapes: ['field', ...cards] }),
  'admin-stats': ({ statistics }) =>
    said(statistics.statisticsMessages, { width: 'wide', shapes: ['field', ...cards] }),
  'admin-employees': ({ employees }) =>
    said({ title: employees.employeeMessages.title }, { width: 'wide', shapes: ['field', 'tall'] }),
  'admin-people': ({ people }) => said(people.peopleMessages, { width: 'wide', shapes: ['field', 'tall'] }),
  'admin-organisation': ({ organisation }) => said(organisation.organisationMessages, { width: 'wide', shapes: cards }),
  counsellor: ({ callBacks }) => said(callBacks.counsellorMessages, { shapes: cards }),
};

export const screensAhead = Object.keys(aheadOfScreens);

/**
 * The heading, the introduction and the shape of a screen, for the first paint; the page's script puts the screen itself in
 * its place. `ahead.css` shows it to those alone who may see the screen, by the role that this device keeps.
 */
export function aheadOf(
  { screen, access }: Pick<ScreenFiles, 'screen' | 'access'>,
  { language, orgName }: { language: Language; orgName: string },
): string {
  const words = messagesIn[language];
  const ahead = aheadOfScreens[screen]?.(words, orgName);
  if (!ahead) return '';
  const { heading, intro, width = 'narrow', shapes = ['tall'], card, greets } = ahead;
  const name = greets ? '<span id="ahead-name"></span>' : '';
  const head = [
    `<h1${greets ? ' class="ahead-greeting"' : ''}>${greets ? `<span>${escapeHtml(heading)}${name}</span>` : escapeHtml(heading)}</h1>`,
    intro === undefined ? '' : `<p class="ahead-intro">${escapeHtml(intro)}</p>`,
  ];
  const inCard = card
    ? `<p class="ahead-title">${escapeHtml(card.title)}</p><p lang="en">${escapeHtml(card.text)}</p>`
    : '';
  const blocks = shapes.map((shape) => `<div class="ahead-${shape}">${shape === 'tall' ? inCard : ''}</div>`);
  const page = [
    `<div class="ahead-page ahead-${width}">`,
    `<div class="ahead-head">${head.join('')}</div>`,
    `<div class="ahead-shapes">${blocks.join('')}</div></div>`,
  ].join('');
  const scene = `<div class="ahead-scene"><p class="ahead-promise"><span class="ahead-words">${escapeHtml(words.login.loginMessages.promise)}</span></p>${picture}</div>`;
  const content =
    screen === 'login'
      ? `<div class="ahead-sign-in"><div class="ahead-sign-in-form">${page}</div>${scene}</div>`
      : page;
  const places = access === 'admin' ? '<div class="ahead-places"></div>' : '';
  const area = access === 'admin' || access === 'counsellor' ? ' data-area="true"' : '';
  const tabs = access === 'strangers' || access === 'public' ? '' : '<div class="ahead-tabs"></div>';
  const dashboard = screen === 'home' || screen.startsWith('my-') ? ' ahead-dashboard' : '';
  return `<div class="ahead ahead-for-${access}${dashboard}">${places}<div${area}>${content}</div>${tabs}</div>`;
}

/** The same files as those of the login itself, so that they are fetched once. */
const picture =
  '<picture><source media="(min-width: 64rem)" srcset="/pictures/harbour.svg" /><img src="/pictures/horizon.svg" alt="" width="720" height="220" class="ahead-picture" /></picture>';
