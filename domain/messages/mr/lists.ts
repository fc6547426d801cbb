import { listTexts } from '../../list-texts.ts';
import { locale } from './locale.ts';

const lists = listTexts(locale);

export const inList = lists.inList;
export const inChoice = lists.inChoice;

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
