import { createStore } from '../ui/index.ts';

/** The active group or location; null is company level. The address decides. */
export const currentTenant = createStore<string | null>(null);
