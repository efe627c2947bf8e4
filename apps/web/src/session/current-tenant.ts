import { createStore } from '../ui/store.ts';

/** The active group or location; null is company level. The address decides. */
export const currentTenant = createStore<string | null>(null);
