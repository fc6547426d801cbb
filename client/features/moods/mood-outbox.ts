import { createContext } from 'react';
import type { UnsentMood } from './unsent-moods.ts';

/** Keeps a mood until there is a connection: the dashboard's outbox, for the screens in it. */
export const KeepMood = createContext<(mood: UnsentMood) => Promise<void>>(async () => undefined);
