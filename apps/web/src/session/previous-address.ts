import { createStore } from '../ui/store.ts';

/** The last address inside the shell that opened; where a change of location leads back to. */
export const previousAddress = createStore<string | null>(null);
