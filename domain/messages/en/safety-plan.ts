import type { SafetyPlanSection } from '../../contract/safety-plan.ts';

export const safetyPlanMessages = {
  title: 'My safety plan',
  intro: 'A few lines for hard moments, in your own words. You may write as little as you like.',
  private:
    'Seen by nobody else: no admin, no counsellor and nobody at work can open it. It is locked where it is stored, with a key of its own.',
  hints: {
    warning_signs:
      'How do you notice that things are getting hard? A thought, a feeling, something you do or stop doing.',
    what_helps: 'What has helped before, even a little: a walk, music, a prayer, a cup of tea, breathing slowly.',
    people: 'Names and phone numbers of people who do you good or whom you can ask for help.',
    professionals: 'A doctor, a counsellor, a clinic, with their numbers. The help lines are there for you as well.',
    safe_place: 'Where do you feel safe? What can make the place where you are safer, and who can help with it?',
  } satisfies Record<SafetyPlanSection, string>,
  save: 'Save my plan',
  saved: (when: string) => `Saved, ${when}.`,
  unsaved: 'Not saved yet.',
  failed: 'Your plan could not be saved. What you have written is still here. Please try again.',
  print: 'Print my plan',
  loading: 'Loading your plan...',
  loadFailed: 'Your plan could not be loaded. Please check your connection and try again.',
  link: 'My safety plan',
  linkText: 'A few lines for hard moments that only you can see.',
} as const;
