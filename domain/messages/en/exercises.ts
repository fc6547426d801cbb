import type { BreathingPhase } from '../../breathing.ts';

export const exerciseMessages = {
  title: 'My Health',
  intro: 'Small breaks for body and mind. Stop whenever you like.',
  breathing: {
    title: 'Breathing Exercise',
    text: 'Follow the words in the circle: in, a short rest, and slowly out. If you feel dizzy, breathe as usual.',
    phases: { inhale: 'Inhale', hold: 'Hold', exhale: 'Exhale' } satisfies Record<BreathingPhase, string>,
    start: 'Start',
    stop: 'Stop',
  },
  posture: {
    title: 'Office Posture Exercise',
    text: 'A short change of position does a body good that has been sitting.',
    steps: [
      { pose: 'back', text: 'Straighten your back' },
      { pose: 'shoulders', text: 'Roll your shoulders slowly' },
      { pose: 'neck', text: 'Relax your neck' },
      { pose: 'repeat', text: 'Repeat every 30 mins' },
    ],
  },
  eyeRest: {
    title: 'Eye Rest Exercise',
    text: 'Looking far away lets the eyes rest from a near screen.',
    rule: 'The 20-20-20 rule',
    ruleText: 'Every 20 minutes look at something 20 feet away for 20 seconds',
    distance: '20 feet is about 6 metres: the other end of a large room, or out of the window.',
    blink: 'Blink gently',
    blinkText: 'People blink less in front of a screen, and dry eyes get tired.',
  },
} as const;
