import { availableParallelism } from 'node:os';

export const cores = availableParallelism();
/** One more than there are cores, for what waits. A page polls while it waits, so that more of them only cost time. */
export const slots = cores + 1;
