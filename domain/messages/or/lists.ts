import { plainLists } from '../../list-texts.ts';

export const { inList, inChoice } = plainLists({ and: 'ଓ', or: 'କିମ୍ବା' });

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
