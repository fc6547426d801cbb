/** The cards of the home page in their order, each with the page that 'Learn more' opens. Their words: `messages/en/home.ts`. */
export const topics = [
  { key: 'depression', learnMore: 'https://www.who.int/news-room/fact-sheets/detail/depression' },
  { key: 'personality', learnMore: 'https://www.nhs.uk/mental-health/conditions/personality-disorder/' },
  {
    key: 'anger',
    learnMore: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/anger/',
  },
  { key: 'trauma', learnMore: 'https://www.nhs.uk/every-mind-matters/lifes-challenges/traumatic-events/' },
  { key: 'gad7', learnMore: 'https://www.who.int/news-room/fact-sheets/detail/anxiety-disorders' },
  { key: 'phq9', learnMore: 'https://www.phqscreeners.com/' },
] as const;

export type TopicKey = (typeof topics)[number]['key'];
