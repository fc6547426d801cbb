/** Characters that the layout bears at 320 px and at twice the size of text, where it bears no more; else a sentence may wrap. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^shell\.ts shellMessages\.(?:tabs|appearances)\./, 16],
  [/^shell\.ts shellMessages\.(?:help|profile|signOut|admin|requests)$/, 20],
  [/^shell\.ts adminPlaceMessages\.(?!navigation)/, 20],
  [/^moods\.ts moodNames\./, 14],
  [/^dates\.ts /, 12],
];

export const longestFor = (context: string): number | undefined => places.find(([place]) => place.test(context))?.[1];
