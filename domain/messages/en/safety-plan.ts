import type { SafetyPlanSection } from '../../contract/safety-plan.ts';

export const safetyPlanMessages = {
  title: 'My safety plan',
  intro: 'A few lines for hard moments, in your own words. Write as little as you like.',
  private: 'Only you can open this. No admin, counsellor or colleague can see it. It’s stored encrypted.',
  hints: {
    warning_signs:
      'How do you notice that things are getting hard? A thought, a feeling, something you do or stop doing.',
    what_helps: 'What has helped before, even a little: a walk, music, a prayer, a cup of tea, breathing slowly.',
    people: 'Names and phone numbers of people who are good for you, or who you can ask for help.',
    professionals: 'A doctor, a counsellor or a clinic, with their numbers. The helplines are there for you as well.',
    safe_place: 'Where do you feel safe? What could make the place you’re in safer, and who could help with that?',
  } satisfies Record<SafetyPlanSection, string>,
  save: 'Save my plan',
  saved: (when: string) => `Saved, ${when}.`,
  unsaved: 'Not saved yet.',
  failed: 'We couldn’t save your plan. What you’ve written is still here. Please try again.',
  print: 'Print my plan',
  loading: 'Loading your plan...',
  loadFailed: 'We couldn’t load your plan. Please try again in a moment.',
  link: 'My safety plan',
  linkText: 'A few lines for hard moments that only you can see.',
} as const;
