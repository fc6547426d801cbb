import { breathingPatterns } from '../../exercises/breathing.ts';
import type { BreathingPattern, BreathingPhase } from '../../exercises/breathing.ts';
import { eyeRest } from '../../exercises/eye-rest.ts';
import { plural } from './numbers.ts';

/** '4-4-6' */
const pace = (pattern: BreathingPattern) => breathingPatterns[pattern].map((step) => step.seconds).join('-');

export const exerciseMessages = {
  title: 'My Health',
  intro: 'Short breaks that you can end at any time.',
  breathing: {
    title: 'Breathing Exercise',
    text: 'Follow the words in the circle. If you feel dizzy, breathe normally.',
    phases: { inhale: 'Inhale', hold: 'Hold', exhale: 'Exhale' } satisfies Record<BreathingPhase, string>,
    start: 'Start',
    stop: 'Stop',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    advice:
      'If you have a heart or lung condition, are pregnant or get panic attacks, begin with the version that has no pause.',
    takeAdvised: 'Breathe without the pause',
    takesAdvised: 'You’re breathing without the pause.',
    choose: 'More ways to breathe',
    pattern: 'Breathing pattern',
    patterns: {
      calm: `${pace('calm')}, with a short pause`,
      steady: `${pace('steady')}, no pause`,
      box: `${pace('box')}, box breathing`,
    } satisfies Record<BreathingPattern, string>,
    length: 'Length',
    minutes: (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
    noEnd: 'No time limit',
    sound: 'Play a soft tone at each change',
    vibration: 'Vibrate briefly at each change',
    noteMood: 'Note how I feel before and after',
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} left`,
    done: (minutes: number) =>
      `That was ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}. Let your breath settle into its own rhythm.`,
    before: 'How do you feel before you begin?',
    after: 'How do you feel now?',
    moodStays: 'This stays on this page and isn’t saved.',
    compared: (before: string, after: string) => `Before: ${before}. Now: ${after}.`,
  },
  posture: {
    title: 'Office Posture Exercise',
    text: 'If you’ve been sitting for a while, a quick change of position feels good.',
    steps: [
      { pose: 'back', text: 'Straighten your back', more: 'Sit tall, with both feet on the floor.', seconds: 15 },
      {
        pose: 'shoulders',
        text: 'Roll your shoulders slowly',
        more: 'Roll backwards a few times, then forwards.',
        seconds: 20,
      },
      {
        pose: 'neck',
        text: 'Relax your neck',
        more: 'Lean your head to one side, then to the other, only as far as is comfortable.',
        seconds: 20,
      },
      { pose: 'repeat', text: 'Repeat every 30 mins', more: 'Or get up for a moment.', seconds: 0 },
    ],
    begin: 'Guide me through it',
    next: 'Next step',
    end: 'End here',
    step: (number: number, text: string) => `Step ${number}: ${text}.`,
    done: 'That’s it. Nice break.',
  },
  eyeRest: {
    title: 'Eye Rest Exercise',
    text: 'Looking into the distance gives your eyes a rest from the screen.',
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
    tone: 'Play a soft tone at the end',
  },
  secondsLeft: (seconds: number) => `${seconds} s`,
} as const;
