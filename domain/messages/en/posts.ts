import type { PostKind, PostState } from '../../posts.ts';

/** What changed because of people, and announcements: on the home page and on a page of its own. */
export const postMessages = {
  title: 'News',
  intro: 'What changed because of you, and more.',
  all: 'See all news',
  now: 'Now',
  earlier: 'Earlier',
  heard: 'What we heard',
  done: 'What we did',
  kinds: { change: 'Because of you', announcement: 'Announcement' } satisfies Record<PostKind, string>,
  link: 'Find out more',
  /** Heard in its place. */
  linkAbout: (title: string, opens: string) => `Find out more about ${title} (${opens})`,
  loading: 'Loading the news...',
  loadFailed: 'We couldn’t load the news. Please try again in a moment.',
  none: 'Nothing here yet.',
  noneNextStep: 'When something changes because of what people said, you’ll read it here.',
} as const;

/** Where admins write them. */
export const postAdminMessages = {
  title: 'Posts',
  intro: 'Everyone who signs in can read them. The three newest are on the home page.',
  add: 'Write a post',
  addTitle: 'Write a post',
  change: 'Change',
  changeTitle: (title: string) => `Change ‘${title}’`,
  remove: 'Remove',
  actionsOf: (title: string) => `Actions for ${title}`,
  kind: 'What is it?',
  kinds: { change: 'Something that changed', announcement: 'An announcement' } satisfies Record<PostKind, string>,
  states: { draft: 'Draft', planned: 'Planned', shown: 'On the home page', ended: 'Over' } satisfies Record<
    PostState,
    string
  >,
  fields: {
    title: 'Title',
    heard: 'What we heard',
    done: 'What we did',
    text: 'Text',
    link: 'Link',
    day: 'Date',
    from: 'Shown from',
    until: 'Shown until',
  },
  hints: {
    heard: 'In your own words. Please don’t quote anyone who could be identified.',
    text: 'Plain text. An empty line begins a new paragraph.',
    link: 'Starts with https://.',
    day: 'When it was done or said.',
    from: 'Clear it to keep a draft. Days follow your organisation’s time zone.',
    until: 'The last day. Leave it empty and it stays.',
  },
  preview: 'Preview',
  save: 'Save',
  publish: 'Publish',
  saved: (title: string) => `Saved: ${title}.`,
  removed: (title: string) => `Removed: ${title}.`,
  confirm: {
    title: (title: string) => `Remove ‘${title}’?`,
    text: 'No one will see this post any more.',
    button: 'Remove',
  },
  loading: 'Loading the posts...',
  loadFailed: 'We couldn’t load the posts. Please try again in a moment.',
  none: 'No posts yet.',
  noneNextStep: 'People answer more openly when they see that something comes of it.',
} as const;
