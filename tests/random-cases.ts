import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many random cases a property has: a share by default, all with `PROPERTY_RUNS=1000`. */
    propertyRuns: number;
    /** What everything random in a run begins with. */
    seed: number;
  }
}

fc.configureGlobal({ numRuns: inject('propertyRuns'), seed: inject('seed') });
