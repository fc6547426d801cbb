import { breathingPatterns } from '../../exercises/breathing.ts';
import type { BreathingPattern, BreathingPhase } from '../../exercises/breathing.ts';
import { eyeRest } from '../../exercises/eye-rest.ts';
import { plural } from './numbers.ts';

/** '4-4-6' */
const pace = (pattern: BreathingPattern) => breathingPatterns[pattern].map((step) => step.seconds).join('-');

export const exerciseMessages = {
  title: 'My Health',
  intro: 'Small breaks for body and mind. Stop whenever you like.',
  breathing: {
    title: 'Breathing Exercise',
    text: 'Follow the words in the circle: in, a short rest, and slowly out. If you feel dizzy, breathe as usual.',
    phases: { inhale: 'Inhale', hold: 'Hold', exhale: 'Exhale' } satisfies Record<BreathingPhase, string>,
    start: 'Start',
    stop: 'Stop',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    advice:
      'If your heart or lungs are ill, if you are pregnant, or if you panic easily: use the way without a pause first.',
    takeAdvised: `Use ${pace('steady')} without a pause`,
    takesAdvised: `You breathe ${pace('steady')} without a pause.`,
    choose: 'More ways to breathe',
    pattern: 'Seconds in, rest and out',
    patterns: {
      calm: `${pace('calm')}, with a short rest`,
      steady: `${pace('steady')}, without a pause`,
      box: `${pace('box')}, all alike`,
    } satisfies Record<BreathingPattern, string>,
    length: 'Length',
    minutes: (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
    noEnd: 'Open end',
    sound: 'A soft tone at each change',
    vibration: 'A short buzz at each change',
    noteMood: 'Note how I feel before and after',
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} left`,
    done: (minutes: number) =>
      `That was ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}. Let your breath come and go as it likes.`,
    before: 'How do you feel before you begin?',
    after: 'How do you feel now?',
    moodStays: 'This stays on this page and is not stored.',
    compared: (before: string, after: string) => `Before: ${before}. Now: ${after}.`,
  },
  posture: {
    title: 'Office Posture Exercise',
    text: 'A short change of position does a body good that has been sitting.',
    steps: [
      { pose: 'back', text: 'Straighten your back', more: 'Sit tall, with both feet on the floor.', seconds: 15 },
      {
        pose: 'shoulders',
        text: 'Roll your shoulders slowly',
        more: 'A few rounds to the back, then a few to the front.',
        seconds: 20,
      },
      {
        pose: 'neck',
        text: 'Relax your neck',
        more: 'Lean your head to one side, then to the other, only as far as it is easy.',
        seconds: 20,
      },
      { pose: 'repeat', text: 'Repeat every 30 mins', more: 'Or get up for a moment.', seconds: 0 },
    ],
    begin: 'Guide me through it',
    next: 'Next step',
    end: 'End here',
    step: (number: number, text: string) => `Step ${number}: ${text}`,
    done: 'That was it. Thank you for taking the break.',
  },
  eyeRest: {
    title: 'Eye Rest Exercise',
    text: 'Looking far away lets the eyes rest from a near screen.',
    rule: 'The 20-20-20 rule',
    ruleText: 'Every 20 minutes look at something 20 feet away for 20 seconds',
    distance: `${eyeRest.feet} feet is about 6 metres: the other end of a large room, or out of the window.`,
    blink: 'Blink gently',
    blinkText: 'People blink less in front of a screen, and dry eyes get tired.',
    begin: `Begin ${eyeRest.seconds} seconds`,
    again: 'Once more',
    end: 'End here',
    lookAway: 'Look far away now',
    lookBack: 'You can look back now. Blink gently a few times.',
    tone: 'A soft tone when it is over',
  },
  secondsLeft: (seconds: number) => `${seconds} s`,
} as const;
