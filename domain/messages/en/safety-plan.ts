import type { SafetyPlanSection } from '../../contract/safety-plan.ts';

export const safetyPlanMessages = {
  title: 'My safety plan',
  intro: 'A few lines for hard moments, in your own words. You may write as little as you like.',
  private:
    'Seen by nobody else: no admin, no counsellor and nobody at work can open it. It is locked where it is stored, with a key of its own.',
  sections: {
    warning_signs: {
      label: 'Warning signs',
      hint: 'How do you notice that things are getting hard? A thought, a feeling, something you do or stop doing.',
    },
    what_helps: {
      label: 'What helps me',
      hint: 'What has helped before, even a little: a walk, music, a prayer, a cup of tea, breathing slowly.',
    },
    people: {
      label: 'People I can call',
      hint: 'Names and phone numbers of people who do you good or whom you can ask for help.',
    },
    professionals: {
      label: 'Professionals',
      hint: 'A doctor, a counsellor, a clinic, with their numbers. The help lines are there for you as well.',
    },
    safe_place: {
      label: 'A safe place',
      hint: 'Where do you feel safe? What can make the place where you are safer, and who can help with it?',
    },
  } satisfies Record<SafetyPlanSection, { label: string; hint: string }>,
  save: 'Save my plan',
  saved: (when: string) => `Saved, ${when}.`,
  removed: 'Your plan is empty now. Nothing of it is stored.',
  unsaved: 'Not saved yet.',
  failed: 'Your plan could not be saved. What you have written is still here. Please try again.',
  print: 'Print my plan',
  loading: 'Loading your plan...',
  loadFailed: 'Your plan could not be loaded. Please check your connection and try again.',
  help: 'In danger now? Call 112. To talk at any hour, tap Help now.',
  link: 'My safety plan',
  linkText: 'A few lines for hard moments that only you can see.',
} as const;
