import type { ThrowawayCopy } from './throwaway-copy.ts';

/** What a release would bring: made as CONTRIBUTING.md says, in a copy. Each returns the files that it took. */

const en = (noun: string) => `domain/messages/en/${noun}.ts`;

function filesOf(copy: ThrowawayCopy, change: () => void): string[] {
  const taken = new Set<string>();
  const note = (path: string) => void taken.add(path);
  copy.onChange(note);
  change();
  copy.onChange(undefined);
  return [...taken].toSorted();
}

/** Five items, 0 to 5, times four; higher is better. It says its name nowhere but in its entry and in sentences. */
export function addInstrument(copy: ThrowawayCopy): string[] {
  return filesOf(copy, () => {
    const items = ['cheerful', 'calm', 'active', 'rested', 'interested'];
    const labels = ['At no time', 'Rarely', 'Less than half', 'More than half', 'Mostly', 'All of the time'];
    const entry = {
      type: 'TRY-5',
      wire: {
        key: 'try5',
        submissions: 'trySubmissions',
        count: 'try5_count',
        average: 'avg_try5_score',
        scored: 'try5_scored',
      },
      ownPicture: false,
      stem: 'Over the last two weeks',
      items: items.map((feeling, place) => ({ n: place + 1, text: `I have felt ${feeling}`, loinc: `7000${place}-0` })),
      answers: labels.map((label, value) => ({ value, label, loinc: `LA${value}-0` })),
      multiplier: 4,
      worse: 'lower',
      difficulty: null,
      loinc: { panel: '70005-0', total: '70006-0', totalName: 'Trial of five total score' },
      range: [0, 100],
      bands: [
        { key: 'severe', name: 'Severe', countsAs: 'Severe', min: 0, max: 28 },
        { key: 'mild', name: 'Mild', countsAs: 'Mild', min: 29, max: 50 },
        { key: 'minimal', name: 'Minimal', countsAs: 'Minimal', min: 51, max: 100 },
      ],
      bandsSource: 'a test',
      meaningfulChange: 10,
      meaningfulChangeSource: 'a test',
      care: { talk: 50, gentle: 28 },
      attribution: 'Made up for a test.',
      source: 'a test',
    };
    copy.write(
      'domain/instruments/try5.ts',
      `import type { Instrument } from './instrument-shape.ts';\n\nexport const try5 = ${JSON.stringify(entry)} as const satisfies Instrument;\n`,
    );
    copy.insertAfter('domain/instruments/instrument.ts', "from './phq9.ts'", "import { try5 } from './try5.ts';");
    copy.replace('domain/instruments/instrument.ts', '[gad7, phq9]', '[gad7, phq9, try5]');
    copy.replace(en('assessments'), "asks: { 'GAD-7'", "asks: { 'TRY-5': 'About well-being', 'GAD-7'");
    copy.replace(en('assessments'), "heading: { 'GAD-7'", "heading: { 'TRY-5': 'TRY-5 Well-being', 'GAD-7'");
    copy.replace(en('assessments'), "picture: { 'GAD-7'", "picture: { 'TRY-5': 'TRY-5', 'GAD-7'");
    copy.replace(en('instruments'), "measures: { 'GAD-7'", "measures: { 'TRY-5': 'Well-being', 'GAD-7'");
    copy.replace(en('questions'), "panel: { 'GAD-7'", "panel: { 'TRY-5': 'TRY-5 Questions', 'GAD-7'");
    copy.replace(en('questions'), "none: { 'GAD-7'", "none: { 'TRY-5': 'No TRY-5 questions found.', 'GAD-7'");
    copy.replace(en('charts'), "title: { 'GAD-7'", "title: { 'TRY-5': 'TRY-5 Score Trend', 'GAD-7'");
    copy.insertAfter(en('charts'), "'PHQ-9': 'No PHQ-9 data available.'", "'TRY-5': 'No TRY-5 data available.',");
    copy.insertAfter(en('report'), "'PHQ-9': 'PHQ-9 Score Trend'", "'TRY-5': 'TRY-5 Score Trend',");
    copy.insertAfter(en('report'), "'PHQ-9': 'No PHQ-9 data available.'", "'TRY-5': 'No TRY-5 data available.',");
    copy.replace(en('counts'), "= { 'GAD-7'", "= { 'TRY-5': 'TRY-5', 'GAD-7'");
    copy.replace(en('my-record'), "names: { gad7: 'GAD-7'", "names: { try5: 'TRY-5', gad7: 'GAD-7'");
    copy.insertAfter(en('statistics'), "gadSubmissions: 'GAD-7 Submissions'", "trySubmissions: 'TRY-5 Submissions',");
  });
}

/** Comes every so many minutes, and leads to its own place. */
export function addReminderKind(copy: ThrowawayCopy): string[] {
  return filesOf(copy, () => {
    copy.insertAfter(
      'domain/reminders/reminder-kinds.ts',
      "water: { asked: 'interval'",
      "  stretch: { asked: 'interval', field: 'stretch_interval_minutes', minutes: 25, shows: 'sentence', place: '/my-record' },",
    );
    copy.insertAfter(en('fields'), "water_on: 'Water reminder'", "stretch_on: 'Stretch reminder',");
    copy.insertAfter(
      en('fields'),
      "water_interval_minutes: 'Water",
      "stretch_interval_minutes: 'Stretch Reminder Interval (min)',",
    );
    copy.replace(en('own-reminders'), "water: 'Water',", "water: 'Water', stretch: 'Stretch',");
    copy.insertAfter(en('own-reminders'), "water: 'Remind me to drink water'", "stretch: 'Remind me to stretch',");
    copy.insertAfter(
      en('own-reminders'),
      "water_interval_minutes: 'Minutes",
      "stretch_interval_minutes: 'Minutes between stretch reminders',",
    );
    copy.insertAfter(en('reminders'), "water: 'Time to drink water!'", "stretch: 'Time to stretch!',");
    copy.insertAfter(en('reminders'), 'water: reminderTexts.water', 'stretch: reminderTexts.stretch,');
  });
}

/** Above all others, and offered first. */
export function addMood(copy: ThrowawayCopy): string[] {
  return filesOf(copy, () => {
    copy.replace(
      'domain/moods.ts',
      "  { word: 'happy'",
      "  { word: 'proud', emoji: '😎', label: 'Proud', level: 6 },\n  { word: 'happy'",
    );
    copy.insertAfter(en('moods'), "happy: 'Happy'", "  proud: 'Proud',");
    copy.insertAfter(
      'domain/mood-faces.ts',
      'neutral: {',
      "  proud: { wash: 'clay', eyes: [], lines: 'M17 26h30M21 26c0 8 9 8 9 0M34 26c0 8 9 8 9 0M22 40c5 5 15 5 20 0' },",
    );
  });
}

/** Enters nothing that employees do not, and starts on help. */
export function addRole(copy: ThrowawayCopy): string[] {
  return filesOf(copy, () => {
    copy.replace(
      'domain/roles.ts',
      '  // Sees the requests',
      "  steward: { opens: [], start: '/help', hasDashboard: false, viewers: 'stewards', givenTo: 'employees' },\n  // Sees the requests",
    );
    copy.replace(en('people'), "admin: 'Admin',", "admin: 'Admin', steward: 'Steward',");
    copy.replace(
      en('people'),
      "  'make:counsellor': {",
      "  'make:steward': { button: 'Make steward', title: (name) => `Make ${name} a steward?`, text: 'Stewards see no more than employees.', self: '', done: (name) => `${name} is now a steward.` },\n  'takeBack:steward': { button: 'Remove steward role', title: (name) => `Remove ${name} as a steward?`, text: 'They’ll still be an employee.', self: '', done: (name) => `${name} is no longer a steward.` },\n  'make:counsellor': {",
    );
    copy.insertAfter(
      en('people'),
      'counsellor_taken_back:',
      '    steward_made: (who, whom) => `${who} made ${whom} a steward`,\n    steward_taken_back: (who, whom) => `${who} removed ${whom} as a steward`,',
    );
    copy.insertAfter(en('visibility'), "admins: 'Wellness admins'", "    stewards: 'Stewards',");
    copy.replace(en('visibility'), "admin: 'an admin',", "admin: 'an admin', steward: 'a steward',");
  });
}
