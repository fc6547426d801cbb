import { plainLists } from '../../list-texts.ts';

const lists = plainLists({ and: 'ਅਤੇ', or: 'ਜਾਂ' });

export const inList = lists.inList;
export const inChoice = lists.inChoice;

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
