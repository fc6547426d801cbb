import type { Guide, GuideReader } from '../../guides.ts';
import { erasureDays } from '../../retention.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { reasonMinutes } from '../../visibility/reason-time.ts';
import { inWeeks, numberInWords } from './numbers.ts';

export const guideMessages = {
  print: 'Print this guide',
} as const;

/** Two printed pages each: on the page and, word for word, in `docs/`. */
export const guides: Record<GuideReader, Guide> = {
  admins: {
    title: 'Guide for admins',
    intro: 'How to start in an hour, and how to keep people’s trust after that.',
    sections: [
      {
        title: 'The first hour',
        text: [
          'Sign in, and one line on your dashboard leads to what’s left to do. Each thing has one small form. Do them in any order, and put off what you can’t answer today: we’ll remind you in a week.',
          'The list can’t see what’s right for you, so decide three more things before you invite anyone. The time zone can’t change once there are records. Then choose who can register, and who can open a named record. The next part is about that one.',
        ],
        steps: [
          'Give your organisation’s name and logo, so people know it’s yours.',
          'Call each helpline once. It has to be right on the day someone needs it.',
          'Name a privacy contact: a real person or office that answers.',
          'Make a colleague an admin, so no one is locked out when you’re away.',
          'Send yourself a test email, and enter the code that comes with it.',
        ],
      },
      {
        title: 'Who can open a record',
        text: [
          'This is what people ask first, and how openly they answer depends on it. When answers have a name on them, people say less. There are four settings, under Organisation.',
          `‘Open’ lets admins open any record. ‘With a reason’ asks you to say why, and opens it for ${reasonMinutes} minutes. ‘Only with consent’ leaves it to each person. ‘Never’ shows totals about everyone only.`,
          'A stricter setting takes effect right away. A more open one is announced to everyone, and applies a week later. It never reaches back: what people recorded before keeps the protection it had. Whenever you open a record, the person it belongs to can see your name, and why.',
        ],
        picture: { name: 'who-can-open', alt: 'The four settings for named records, each with what it means.' },
      },
      {
        title: 'Reading the statistics',
        text: [
          'Group numbers show whether the programme is used and how a group is doing. They’re screening results, not diagnoses. Groups are compared under ‘Open’ alone, in whole months, and small ones are put together. Don’t try to work out who someone is.',
          `Under the three stricter settings there are only numbers about everyone, updated every ${inWeeks(blockDays)}. Each person counts once in that time. Each number is moved a little by chance, and small ones are held back. That’s on purpose: it makes it very hard to learn about one person, but not quite impossible.`,
        ],
      },
      {
        title: 'What you never do here',
        text: [
          'You don’t watch people. No score tells you what to do about someone’s job, and none may be used that way. If someone may be in danger, don’t look for their record: talk to them, and call 112 if you have to.',
          'Ask for a second opinion before you open a record. Would you be glad to explain it to that person? They’ll read the reason you give.',
        ],
      },
      {
        title: 'When someone can’t sign in',
        text: [
          'Open their account under People and choose ‘Send reset link’. The link goes to them alone, and they choose the password themselves: you see neither, and need neither. Never ask for a password, or agree on one.',
        ],
      },
      {
        title: 'Every month',
        text: ['Ten minutes a month keep things in order:'],
        steps: [
          'Open the first line of your dashboard: what needs attention.',
          'Check each helpline again when it’s marked.',
          'Look through the latest actions under People, and ask about any you don’t expect.',
          'Tell people what you heard and what you changed. That’s what keeps them answering.',
        ],
      },
      {
        title: 'What the law asks of you',
        text: [
          'India’s law on personal data (the DPDP Act) asks for a plain notice, a named contact and a way to complain. Logs have to be kept for a year.',
          'The app writes the notice and the register from the rules it enforces. When the notice changes, it asks people again.',
          'Your part is to answer. When someone asks about their data, they can already read, download and delete it under My Profile. Whatever else they ask, reply within the time your law sets.',
        ],
      },
    ],
  },
  employees: {
    title: 'Guide for employees',
    intro: 'What this is for, who can see what, and where help is.',
    sections: [
      {
        title: 'A quiet place to check in',
        text: [
          'Here you can see how you’re doing, over weeks and months, and find something that may help. It takes two minutes. You can stop at any time, and nothing happens if you skip a week.',
        ],
        steps: [
          'Log a mood when you like: one tap is enough. Only you see the tags and notes you add.',
          'Take a test under My Tests. The GAD-7 is about worry, the PHQ-9 about low mood. Each asks about the last two weeks.',
          'Look at My Stats to see how things change. One result says little. A line over time says more.',
          'Try My Health: slow breathing, a break for your eyes, a stretch.',
        ],
        picture: { name: 'home', alt: 'Home: five faces, and your last seven days.' },
      },
      {
        title: 'What a result means',
        text: [
          'A result is a screening result, not a diagnosis. It comes with what it may mean, what has changed since last time, and a next step. A high score isn’t a verdict, and a low one doesn’t mean you have to manage alone.',
          'If you’d like to talk to someone, you don’t need a score for that.',
        ],
      },
      {
        title: 'Who can see what',
        text: [
          'No one at work can see your individual answers, your notes or your safety plan. Who can see your scores and moods depends on one setting your organisation chose. ‘Who can see what’ shows it, straight from the rules the app enforces.',
          'Under My Profile, Privacy, you can see who opened your record and when, and choose how to be told. If your organisation asks for consent, you also share your record there, or stop.',
        ],
      },
      {
        title: 'If it gets too much',
        text: [
          'Help now is at the top of every page, also before you sign in. Tele-MANAS is free, day and night, in 20 languages: call 14416. If you or someone else is in danger now, call 112.',
          'You can also write a safety plan for hard moments. Only you can open it. Where your organisation has counsellors, you can ask for a call back, and choose who may read your request.',
        ],
      },
      {
        title: 'It’s your data',
        text: [
          'Look under My Profile, My data. There you can download all that we keep about you, or delete your account.',
          `Deleting takes ${numberInWords(erasureDays)} days, and you can change your mind until then.`,
          'If you no longer agree to the privacy notice, one tap under Privacy stops all recording. You can still read, download and delete everything, and help stays where it is.',
          'If you have a question or a complaint about your data, the privacy contact is named on the page ‘Who can see what’.',
        ],
      },
      {
        title: 'Small things',
        text: [],
        steps: [
          'Reminders: turn one off in the alert itself, or choose your own times and quiet hours under My Profile, Reminders.',
          'Offline: moods you log and tests you take without a connection are sent when you’re back online. Home, My Stats and your safety plan show what this device saved last.',
          'Your own phone: you stay signed in for two weeks after you last used it.',
          'A shared computer: tick ‘This is a shared device’ when you sign in. Closing the tab then signs you out.',
          'Forgot your password? The login page emails you a link.',
        ],
      },
    ],
  },
};
