import { eventDays } from '../../retention.ts';
import { inList } from './lists.ts';
import { plural } from './numbers.ts';

/** The files in which a person downloads their record. */
export const myRecordMessages = {
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
    consents: 'Privacy notice',
    accessNotices: 'Told when someone looks',
  },
  notice: (count: number) => `Version ${count}`,
  tags: 'Tags',
  privateNote: 'Private note',
  score: 'Score',
  language: 'Language of the questionnaire',
  partial: (asked: number, items: number) =>
    `${asked} of ${items} questions were asked, so this is just a total, without a level.`,
  lastUsed: 'Last used',
  lastSignedIn: 'Last signed in',
  shares: {
    yes: 'You have chosen to share your record',
    no: 'You have not chosen to share your record',
    agreed: 'Agreed',
    declined: 'Not agreed',
  },
  callBack: {
    requested: 'Asked for a call, and agreed to what is shared',
    taken: 'Picked up by a counsellor',
    withdrawn: 'Withdrawn',
    outcomes: {
      spoke: 'You spoke with the counsellor',
      calls_again: 'The counsellor will call again',
      not_wanted: 'You no longer wanted a call',
    },
    named: 'You let this counsellor read it',
  },
  by: { self: 'by you', other: 'by an admin' },
  notADiagnosis: 'A screening result, not a diagnosis.',
} as const;

/** The screen on which a person looks after their own record. */
export const myRecordPage = {
  title: 'My record',
  intro: 'Everything we keep about you is yours. Download it or delete it.',
  link: 'My record',
  takeAlong: {
    title: 'For another app',
    text: 'These files contain everything: your answers, scores and moods, your safety plan and your profile. Keep them where only you can open them.',
    json: { button: 'Download as JSON', about: 'For use in another app.' },
    csv: { button: 'Download as CSV', about: 'For a spreadsheet, one row per entry.' },
    fhir: { button: 'Download as FHIR', about: 'Your questionnaires, for a doctor’s or counsellor’s system.' },
    files: { json: 'my-record.json', csv: 'my-record.csv', fhir: 'my-record.fhir.json' },
    saved: 'It’s in your downloads.',
    failed: 'We couldn’t create the file just now. Please try again in a moment.',
  },
  report: {
    title: 'PDF report',
    text: 'For yourself, or to share with a doctor or counsellor. Leave the dates blank to include everything.',
    sections: 'What to include',
    names: { gad7: 'GAD-7', phq9: 'PHQ-9', mood: 'Mood' },
    nothing: 'Please choose at least one part.',
    button: 'Download as PDF',
    fileName: 'Mental_Health_Report.pdf',
  },
  consents: {
    title: 'What you’ve agreed to',
    notice: {
      name: 'Privacy notice',
      text: 'In your profile, under Privacy. You can withdraw your agreement with one tap.',
    },
    sharing: {
      name: 'Sharing my record',
      text: 'In your profile. You can stop at any time, and it takes effect right away.',
    },
    callBack: {
      name: 'A call back',
      text: 'Under Help now. You can withdraw your request, and what you sent will be deleted.',
    },
  },
  retention: {
    title: 'How long we keep it',
    line: 'Some of your results will soon be deleted',
    text: (months: number) => `Results and moods are deleted automatically after ${inMonths(months)}.`,
    none: (days: number) => `Nothing is due to be deleted in the next ${days} days.`,
    leaving: (parts: readonly string[], from: string, to: string, on: string) =>
      `${inList(parts)} from ${from === to ? from : `${from} to ${to}`} will be deleted, starting on ${on}. If you want to keep them, download them first.`,
    assessments: (count: number) => `${count} ${plural(count, { one: 'result', other: 'results' })}`,
    moods: (count: number) => `${count} ${plural(count, { one: 'mood', other: 'moods' })}`,
    failed: 'We couldn’t load this. Please try again in a moment.',
  },
  erasure: {
    title: 'Delete my account',
    text: (days: number) =>
      `Your answers, scores, moods, safety plan and profile will be deleted for good. You have ${days} days to change your mind. Until then, nothing changes. After that, only an activity log with no personal content is kept, for ${inMonths((12 * eventDays) / 365)}.`,
    open: 'Delete my account…',
    password: 'Your password',
    button: 'Delete my account',
    line: (day: string) => `Your account will be deleted on ${day}`,
    planned: (when: string) => `Your account and everything in it will be deleted on ${when}.`,
    keep: 'Keep my account',
    kept: 'We’ll keep your account, with everything in it.',
    cancel: 'Cancel',
  },
} as const;

function inMonths(months: number): string {
  if (months % 12 !== 0) return plural(months, { one: 'a month', other: `${months} months` });
  return plural(months / 12, { one: 'a year', other: `${months / 12} years` });
}
