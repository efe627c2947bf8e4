import { createStore } from '../ui/store.ts';

/** The group or location that is active now; null is company level. The address has the last word. */
export const currentTenant = createStore<string | null>(null);
