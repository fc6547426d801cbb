interface Taken {
  story: string;
  width: number;
  height: number;
  /** Scrolled to, in a window of this size. */
  to?: string;
  /** On a phone: from the top of the one to the end of the other, with a little of what is around them. */
  from?: string;
  until?: string;
}

const whole = (part: string) => ({ from: part, until: part });

/** Screens that the guides show: a story of the gallery each, in a part of the window. */
export const guidePictures = {
  'first-steps': { story: 'admin-setup', width: 1040, height: 720 },
  'who-can-open': { story: 'admin-organisation', width: 1040, height: 720, to: 'record-policy' },
  'group-statistics': { story: 'admin-stats', width: 1040, height: 720 },
  home: { story: 'home', width: 390, height: 301, ...whole('section[aria-labelledby="today"]') },
  'my-stats': { story: 'my-stats', width: 348, height: 454, from: 'main figure', until: 'main figure > div > svg' },
  privacy: { story: 'profile-privacy', width: 348, height: 223, ...whole('section[aria-labelledby="looks"]') },
} as const satisfies Record<string, Taken>;

export type GuidePicture = keyof typeof guidePictures;

export const guideReaders = ['admins', 'employees'] as const;

export type GuideReader = (typeof guideReaders)[number];

/** Below `client/public/`: the page and the documents show the same files. */
export function pictureFile(picture: GuidePicture, look: 'light' | 'dark'): string {
  return `pictures/guide/${picture}-${look}.webp`;
}

export interface GuideSection {
  title: string;
  text: readonly string[];
  /** In the order in which they are done. */
  steps?: readonly string[];
  picture?: { name: GuidePicture; alt: string };
}

export interface Guide {
  title: string;
  intro: string;
  sections: readonly GuideSection[];
}
