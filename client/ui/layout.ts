import './layout.css';

/** In steps of 4 px: `--space-4` is 4. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;
/** `start` and `stretch` say how the parts are aligned, `apart` that they fill the line, `links` that they are links of a finger's height, `rows1` how far its lines are apart. */
type Word = 'start' | 'stretch' | 'apart' | 'links' | 'rows0' | 'rows1' | 'rows2';

const classesOf = (...names: string[]) => names.map((name) => `lay-${name}`).join(' ');

/** Parts below each other. */
export const stack = (gap: Gap, ...words: Word[]): string => classesOf('stack', `gap${gap}`, ...words);

/** Parts beside each other, on as many lines as they need. */
export const row = (gap: Gap, ...words: Word[]): string => classesOf('row', `gap${gap}`, ...words);

/** Parts below each other, each as wide as the place; a feature that has columns says which. */
export const grid = (gap: Gap, ...words: Word[]): string => classesOf('grid', `gap${gap}`, ...words);

/** A list of sentences, with its dots. */
export const bullets: string = classesOf('bullets');
