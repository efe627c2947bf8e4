import { createStore } from '../ui/store.ts';

/** The last opened address inside the shell; a change of location returns to it. */
export const previousAddress = createStore<string | null>(null);
