import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { TopicKey } from '../../learn-more.ts';

type TopicWords = {
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
  nextStep: 'Have two minutes?',
  takeTest: 'Take a test',
  or: 'or',
  logMood: 'log your mood',
  topicsTitle: 'Psychological Issues That We Deal With',
  learnMore: 'Learn more',
  /** Heard after it. */
  learnMoreAbout: (about: string, opens: string) => `about ${about} (${opens})`,
  topics: {
    depression: {
      badge: 'UNDERSTANDING DEPRESSION',
      title: 'Depression',
      text: 'Depression is more than a bad day. It’s a low mood, or losing interest in things, on most days for two weeks or more. It’s common, it’s no one’s fault, and it can be treated.',
      about: 'depression',
    },
    personality: {
      badge: 'KNOW YOURSELF BETTER',
      title: 'Personality Disorder',
      text: 'Some people have long-standing patterns of feeling and relating that make daily life hard. It isn’t a character flaw. With the right support, many people find ways that work better for them.',
      about: 'personality disorder',
    },
    anger: {
      badge: 'STRESS FREE LIFE!',
      title: 'Anger Management',
      text: 'Everyone gets angry, and anger can tell you that something matters. It becomes a problem when it comes often, lasts long or hurts someone. You can learn to notice it early and let it pass.',
      about: 'anger',
    },
    trauma: {
      badge: 'HEALING TRAUMA',
      title: 'Lost and Trauma',
      text: 'After a loss or a frightening event, strong feelings are natural, and there’s no right way to grieve. For most people they ease with time. If they don’t, talking to someone can help.',
      about: 'loss and trauma',
    },
    gad7: {
      badge: 'ANXIETY AWARENESS',
      title: 'GAD-7 Anxiety',
      text: `Worry that’s hard to stop can wear you out. The GAD-7 is a short questionnaire about the last ${inWeeks(recallDays)}. It shows how strong any signs of anxiety are, so you can decide what to do next.`,
      about: 'anxiety',
    },
    phq9: {
      badge: 'DEPRESSION SCREENING',
      title: 'PHQ-9 Depression',
      text: `The PHQ-9 asks about your mood, sleep and energy in the last ${inWeeks(recallDays)}. It can’t tell you what you have, but it can show when talking to someone may be a good idea.`,
      about: 'the PHQ-9',
    },
  } satisfies Record<TopicKey, TopicWords>,
};
