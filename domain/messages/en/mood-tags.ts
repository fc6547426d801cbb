import { isDefaultMoodTag, leastTaggedMoods, moodTagLimits } from '../../mood-tags.ts';
import type { DefaultMoodTag } from '../../mood-tags.ts';
import { formatCount, numberInWords } from './numbers.ts';

export const moodTagNames: Record<DefaultMoodTag, string> = {
  sleep: 'Sleep',
  work: 'Work',
  family: 'Family',
  health: 'Health',
  people: 'People',
  exercise: 'Exercise',
  rest: 'Rest',
};

/** One that a person has made is called as it was typed. */
export function moodTagName(tag: string): string {
  return isDefaultMoodTag(tag) ? moodTagNames[tag] : tag;
}

export const moodTagMessages = {
  tagged: (tags: readonly string[]) => `Tags: ${tags.join(', ')}`,
  title: 'Anything to add?',
  onlyYou: 'Only you can see this.',
  tagsLegend: 'What’s on your mind?',
  upTo: `Up to ${numberInWords(moodTagLimits.ofMood)}, if you like.`,
  full: `That’s ${numberInWords(moodTagLimits.ofMood)}. Take one off to choose another.`,
  note: 'A private note',
  save: 'Save',
  saved: 'Saved. Only you can see this.',
  add: 'Add tags or a note',
  change: 'Change tags or note',
  emptied: 'This mood has no tags or note now.',
  failed: 'We couldn’t save this just now. It’s still here, so please try again.',
  gone: 'This mood is no longer there, so nothing can be added to it.',
  edit: {
    open: 'Edit tags',
    title: 'Your tags',
    text: 'A new name also appears on your earlier moods. Removing a tag leaves your earlier moods as they are.',
    name: (tag: string) => `Name of ‘${tag}’`,
    remove: (tag: string) => `Remove ‘${tag}’`,
    add: 'New tag',
    addButton: 'Add',
    save: 'Save tags',
    cancel: 'Cancel',
    full: `You have ${formatCount(moodTagLimits.inList)} tags. Remove one to add another.`,
    known: 'You already have this tag.',
    failed: 'We couldn’t save your tags. They’re still here, so please try again.',
  },
  counts: {
    title: 'Your moods by tag',
    text: `How often you chose each mood with a tag, once it has ${numberInWords(leastTaggedMoods)} entries.`,
    noCause: 'These are only counts. They don’t tell you why you felt a certain way.',
    soon: `Once you’ve used a tag ${numberInWords(leastTaggedMoods)} times, you’ll see here which moods it went with.`,
    tag: 'Tag',
    entries: 'Entries',
  },
} as const;
