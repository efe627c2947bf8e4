import fc from 'fast-check';
import { expect, inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many random cases a property has: a share by default, all with `PROPERTY_RUNS=1000`. */
    propertyRuns: number;
    /** How many a law of the document engine has. */
    lawRuns: number;
    /** What everything random in a run begins with. */
    seed: number;
  }
}

// Read before every file.
const isLaw = expect.getState().testPath?.includes('/document/src/laws/') === true;
fc.configureGlobal({ numRuns: inject(isLaw ? 'lawRuns' : 'propertyRuns'), seed: inject('seed') });
