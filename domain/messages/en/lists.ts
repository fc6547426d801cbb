import { listTexts } from '../../list-texts.ts';
import { locale } from './locale.ts';

export const { inList, inChoice } = listTexts(locale);

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
