/** A part of a screen on a phone: from the top of one element to the end of another, with a little of what is around them. */
interface Taken {
  /** Of the gallery. */
  story: string;
  /** Where the screen is. */
  at: string;
  width: number;
  height: number;
  from: string;
  until: string;
}

const whole = (part: string) => ({ from: part, until: part });

/** What the guides show. On a phone, so that the words in it can be read where it is small. */
export const guidePictures = {
  'first-steps': {
    story: 'admin-setup',
    at: '/admin/setup',
    width: 390,
    height: 539,
    from: 'main h1',
    until: 'main ol > li:nth-child(3) p',
  },
  'who-can-open': {
    story: 'admin-organisation',
    at: '/admin/organisation',
    width: 348,
    height: 588,
    ...whole('main fieldset'),
  },
  'group-statistics': {
    story: 'admin-stats',
    at: '/admin/stats',
    width: 390,
    height: 679,
    from: 'section[aria-labelledby="overview"]',
    until: 'main figure > div > svg',
  },
  home: { story: 'home', at: '/dashboard', width: 390, height: 314, ...whole('section[aria-labelledby="today"]') },
  'my-stats': {
    story: 'my-stats',
    at: '/dashboard?tab=mystats',
    width: 348,
    height: 454,
    from: 'main figure',
    until: 'main figure > div > svg',
  },
  privacy: {
    story: 'profile-privacy',
    at: '/profile/privacy',
    width: 348,
    height: 223,
    ...whole('section[aria-labelledby="looks"]'),
  },
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
