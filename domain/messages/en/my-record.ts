import { eventDays } from '../../retention.ts';
import { inList } from './lists.ts';
import { plural } from './numbers.ts';

/** The files in which a person takes the own record along. */
export const myRecordMessages = {
  columns: ['Section', 'Date', 'What', 'Value', 'Note'],
  sections: {
    profile: 'Profile',
    mood: 'Mood',
    moodTags: 'Mood tags',
    safetyPlan: 'My safety plan',
    reminders: 'Reminders',
    sessions: 'Signed in',
    browsers: 'Known browser',
    events: 'Event',
    looks: 'Who has looked',
    sharing: 'Sharing',
    callBacks: 'Call back',
  },
  tags: 'Tags',
  privateNote: 'Private note',
  score: 'Score',
  answer: (label: string, value: number) => `${label} (${value})`,
  partial: (asked: number, items: number) =>
    `${asked} of ${items} questions were asked, so this is a plain sum without a level.`,
  lastUsed: 'Last used',
  lastSignedIn: 'Last signed in',
  shares: { yes: 'You have chosen to share your record', no: 'You have not chosen to share your record' },
  callBack: {
    requested: 'Asked for a call, and agreed to what is passed on',
    taken: 'Taken up by a counsellor',
    withdrawn: 'Taken back',
    named: 'You let this counsellor read it',
  },
  by: { self: 'by you', other: 'by an admin' },
  notADiagnosis: 'A screening result, not a diagnosis.',
} as const;

/** The screen on which a person keeps the own record in hand. */
export const myRecordPage = {
  title: 'My record',
  intro: 'Everything that is kept about you is yours: take it along, or have it erased.',
  link: 'My record',
  linkText: 'Download everything, see how long it stays, or erase your account.',
  takeAlong: {
    title: 'Take it along',
    text: 'These files hold everything: your answers, scores and moods, your safety plan and your profile. Keep them where only you can open them.',
    json: { button: 'Download as JSON', about: 'For a program, or to move to another one.' },
    csv: { button: 'Download as CSV', about: 'For a spreadsheet, one line for each thing.' },
    fhir: { button: 'Download as FHIR', about: 'Your questionnaires, for a doctor’s or a counsellor’s system.' },
    files: { json: 'my-record.json', csv: 'my-record.csv', fhir: 'my-record.fhir.json' },
    saved: 'It is in your downloads.',
    failed: 'The file could not be made just now. Please try again in a moment.',
  },
  report: {
    title: 'A report as PDF',
    text: 'For yourself, or for a doctor or counsellor whom you choose. Leave the days empty for everything.',
    sections: 'What it shows',
    names: { gad7: 'GAD-7', phq9: 'PHQ-9', mood: 'Mood' },
    nothing: 'Please choose at least one part.',
    button: 'Download as PDF',
    fileName: 'Mental_Health_Report.pdf',
  },
  consents: {
    title: 'What you have agreed to',
    sharing: {
      name: 'Sharing my record',
      text: 'In your profile. You can stop at any time, and it takes effect at once.',
    },
    callBack: {
      name: 'A call back',
      text: 'Under Help now. You can take your request back, and what you sent is erased.',
    },
  },
  retention: {
    title: 'How long it stays',
    text: (months: number) => `Results and moods are erased by themselves after ${inMonths(months)}.`,
    none: (days: number) => `Nothing of yours is erased in the next ${days} days.`,
    leaving: (parts: readonly string[], from: string, to: string, on: string) =>
      `${inList(parts)} from ${from === to ? from : `${from} to ${to}`} will be erased from ${on} on. If you want to keep them, download them before.`,
    assessments: (count: number) => `${count} ${plural(count, { one: 'result', other: 'results' })}`,
    moods: (count: number) => `${count} ${plural(count, { one: 'mood', other: 'moods' })}`,
    failed: 'This could not be loaded. Please check your connection and try again.',
  },
  erasure: {
    title: 'Erase my account',
    text: (days: number) =>
      `Your answers, scores, moods, safety plan and profile are erased for good. You have ${days} days to change your mind; until then everything stays as it is. Afterwards only a log without content remains, for ${inMonths((12 * eventDays) / 365)}.`,
    open: 'Erase my account…',
    password: 'Your password',
    button: 'Erase my account',
    failed: 'That did not work. Nothing was changed. Please try again.',
    planned: (when: string) => `Your account and everything in it will be erased on ${when}.`,
    keep: 'Keep my account',
    kept: 'Your account stays, with everything in it.',
    cancel: 'Cancel',
  },
} as const;

function inMonths(months: number): string {
  if (months % 12 !== 0) return plural(months, { one: 'a month', other: `${months} months` });
  return plural(months / 12, { one: 'a year', other: `${months / 12} years` });
}
