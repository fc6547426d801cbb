import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { TopicKey } from '../../learn-more.ts';

export type TopicWords = {
  badge: string;
  title: string;
  text: string;
  /** What 'Learn more' is about, for those who hear the link by itself. */
  about: string;
};

export const homeMessages = {
  title: 'Home',
  welcome: 'Welcome, ',
  nameless: 'employee',
  subtext: 'Your mental wellness journey starts here',
  now: 'At a glance',
  lastResults: 'Your last results:',
  topicsTitle: 'Psychological Issues That We Deal With',
  learnMore: 'Learn more',
  /** Heard in its place. */
  learnMoreAbout: (about: string, opens: string) => `Learn more about ${about} (${opens})`,
  topics: {
    depression: {
      badge: 'UNDERSTANDING DEPRESSION',
      title: 'Depression',
      text: 'A low mood, most days, for two weeks or more. It’s no one’s fault, and it can be treated.',
      about: 'depression',
    },
    personality: {
      badge: 'KNOW YOURSELF BETTER',
      title: 'Personality Disorder',
      text: 'Long-standing patterns that make life hard. It isn’t a character flaw, and support helps.',
      about: 'personality disorder',
    },
    anger: {
      badge: 'STRESS FREE LIFE!',
      title: 'Anger Management',
      text: 'Everyone feels anger. You can learn to notice it early and let it pass.',
      about: 'anger',
    },
    trauma: {
      badge: 'HEALING TRAUMA',
      title: 'Lost and Trauma',
      text: 'After a loss or a shock, strong feelings are natural. If they don’t ease, talking to someone can help.',
      about: 'loss and trauma',
    },
    gad7: {
      badge: 'ANXIETY AWARENESS',
      title: 'GAD-7 Anxiety',
      text: `Worry that’s hard to stop can wear you out. This short test looks at the last ${inWeeks(recallDays)}.`,
      about: 'anxiety',
    },
    phq9: {
      badge: 'DEPRESSION SCREENING',
      title: 'PHQ-9 Depression',
      text: `Asks about mood, sleep and energy in the last ${inWeeks(recallDays)}. It isn’t a diagnosis, but shows when talking may help.`,
      about: 'the PHQ-9',
    },
  } satisfies Record<TopicKey, TopicWords>,
};
