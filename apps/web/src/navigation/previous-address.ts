import { createStore } from '../ui/index.ts';

/** The last opened address inside the shell; a change of location returns to it. */
export const previousAddress = createStore<string | null>(null);
