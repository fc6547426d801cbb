import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Rolldown } from 'vite';
import { languages } from './domain/languages.ts';
import { documentTexts } from './scripts/build/document-texts.ts';
import { firstPaint } from './scripts/build/first-paint.ts';
import { openCallNames } from './scripts/build/open-calls.ts';
import { headOrder } from './scripts/build/head-order.ts';
import { screenFiles } from './scripts/build/screen-files.ts';
import { sentencesOf } from './scripts/build/sentences.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';

/** The oldest browsers that get the whole page; newer colour functions are rewritten for them. */
const browsers = ['chrome109', 'safari16.4', 'firefox115'];

/** Packed browser versions, as Lightning CSS wants them. */
const cssTargets = { chrome: 109 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 };

/**
 * Files that are fetched together are one file: over a phone's network each request costs more than a kilobyte.
 * A group takes what its members import along, unless a group of higher priority has it.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 7 },
  { name: nameOfStart, debugName: 'start', priority: 6 },
  // What every screen but the login has: the frame, the dashboard that runs under its tabs, what its tabs share, and what screens
  // are made of. One file: it packs better than six, and goes before what checks forms, which screens without a form do not have.
  {
    name: 'session',
    test: /app[\\/]screen-routes|screens[\\/](?:signed-in-layout|area-only|dashboard)\.|(?:moods|ui)[\\/](?:use-mood-submission|late-context-form|mood-week|mood-contexts|mood-name|remove-mood|kept-text)|(?:account|call-backs|visibility)\.api|offline[\\/](?:known-queries|from-device)|client[\\/]ui[\\/](?:card|details|pill-radios|text-area|dialog-actions|date-field|button-link|titled-card|tag\.|list\.|choice\.|in-parts|use-media|not-loaded)|useMutation|domain[\\/](?:numbers|dates|time-zones|mood-tags)\.ts|messages[\\/][^\\/]+[\\/](?:fields|assessments|care|mood-tags)\.ts$/,
    priority: 5.5,
  },
  // What checks a form before it is sent.
  { name: 'forms', test: /node_modules[\\/]zod[\\/]|client[\\/]forms[\\/]check|contract[\\/]text/, priority: 5 },
  // Kept from files that screens without a form fetch, too: they bring the checks along.
  { name: 'contracts', test: /domain[\\/]contract[\\/]/, minShareCount: 2, priority: 4.5 },
  {
    name: 'pieces',
    // But for what lists of admins have, for drawings of empty lists, and for sentences that no first screen has.
    test: /client[\\/](?:ui|illustrations)[\\/](?!state-drawings|row-menu|data-table|confirm-dialog|progress)|domain[\\/](?!contract|messages|work-lists|registration)|messages[\\/][^\\/]+[\\/](?:instruments|moods|care|lists)\.ts$/,
    minShareCount: 4,
    priority: 3,
  },
  // What the questionnaires share with screens that have much besides, and that they would bring along.
  { name: 'progress', test: /client[\\/]ui[\\/](?:progress|mood-picker)/, priority: 2.5 },
  // Who can see what, which is said wherever something is recorded.
  {
    name: 'privacy',
    test: /features[\\/]privacy[\\/]visibility[\\/](?!audience|registration)|messages[\\/][^\\/]+[\\/](?:visibility|data-kinds|audience)\.ts$/,
    minShareCount: 2,
    priority: 2.4,
  },
  // A result, and the help before it.
  {
    name: 'care',
    test: /assessments[\\/](?:care-screen|next-step|result-|read-aloud)|safety-plan[\\/](?:trusted|phone)|call-lines|screens[\\/](?:care-cover|people-first)|ui[\\/](?:cover\.|scale-bar)|kept-choice/,
    minShareCount: 2,
    priority: 0.9,
  },
  { name: 'charts', test: /(?:client|domain)[\\/]charts|ui[\\/]data-table/, minShareCount: 2, priority: 2 },
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 1500, minShareCount: 2, priority: 0 },
];

function nameOfStart(id: string, modules: Rolldown.ChunkingContext): string | null {
  const reached = new Set([id]);
  // A set visits what is added to it meanwhile.
  for (const module of reached) {
    const info = modules.getModuleInfo(module);
    if (info?.isEntry === true) return 'start';
    for (const importer of info?.importers ?? []) reached.add(importer);
  }
  return null;
}

function shortName(name: string): string {
  return name.replace(/~.*$|\.\w+$/, '');
}

/** Each language is a build of its own: the mode of the build is its code. Elsewhere it is the first one. */
export default defineConfig(({ mode }) => {
  const language = (languages.find(({ code }) => code === mode) ?? languages[0]).code;
  return {
    plugins: [
      react(),
      sentencesOf(language, { isMarked: true }),
      documentTexts(language),
      openCallNames(),
      firstPaint(browsers, language),
      headOrder(),
      screenFiles(),
      serviceWorker(browsers, language),
    ],
    publicDir: 'client/public',
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets: cssTargets, cssModules: { pattern: '[hash]_[local]' } },
    },
    build: {
      outDir: 'dist',
      target: browsers,
      cssTarget: browsers,
      sourcemap: false,
      // The Content-Security-Policy allows no data: addresses, and one script and one style in the page, by their hashes.
      assetsInlineLimit: 0,
      // A screen's list of files needs none that every page has.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(?:react|rolldown-runtime)-/.test(file)),
      },
      rolldownOptions: {
        output: {
          codeSplitting: { groups },
          // A group adds the names of all its users, which are of no use to anybody.
          chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash:7][extname]`,
        },
      },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  };
});
