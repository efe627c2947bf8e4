import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number;
  }
}

/** How many random cases a property has: a share by default, all with `PROPERTY_RUNS=1000`. */
export const runs = { numRuns: inject('propertyRuns') } as const;
