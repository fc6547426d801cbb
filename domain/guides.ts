/** One element of a screen on a phone, whole and with nothing around it. */
interface Taken {
  /** Of the gallery. */
  story: string;
  /** Where the screen is. */
  at: string;
  width: number;
  height: number;
  part: string;
}

/** What the guides show. On a phone, so that the words in it can be read where it is small. */
export const guidePictures = {
  'who-can-open': {
    story: 'admin-organisation',
    at: '/admin/organisation',
    width: 316,
    height: 556,
    part: 'main fieldset',
  },
  home: { story: 'home', at: '/dashboard', width: 358, height: 262, part: 'section[aria-labelledby="today"]' },
} as const satisfies Record<string, Taken>;

export type GuidePicture = keyof typeof guidePictures;

export const guideReaders = ['admins', 'employees'] as const;

export type GuideReader = (typeof guideReaders)[number];

/** Below `client/public/`: the page and the documents show the same files. */
export function pictureFile(picture: GuidePicture, look: 'light' | 'dark'): string {
  return `pictures/guide/${picture}-${look}.webp`;
}

/** The part of the admins' guide about statistics: where figures are protected, they lead there. */
export const statisticsPart = 'part-2';

export interface GuideSection {
  title: string;
  text: readonly string[];
  /** In the order in which they are done. They follow the first paragraph. */
  steps?: readonly string[];
  picture?: { name: GuidePicture; alt: string };
}

export interface Guide {
  title: string;
  intro: string;
  sections: readonly GuideSection[];
}
