import { makeSampleCompanies } from '../fixtures/sample-companies.ts';

/** The proofs of a run copy one sample company; Vitest calls the returned function at the end. */
export const setup = makeSampleCompanies;
