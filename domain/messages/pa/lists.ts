import { plainLists } from '../../list-texts.ts';

export const { inList, inChoice } = plainLists({ and: 'ਅਤੇ', or: 'ਜਾਂ' });

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
