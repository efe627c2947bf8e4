import { makeSampleCompanies } from '../fixtures/sample-companies.ts';

/** The proofs of a run copy one sample company; Vitest calls the returned function at the end. */
export const setup = (): Promise<() => Promise<void>> => {
  const kinds = process.env.TEST_DATABASE_URL ? (['pglite', 'postgresql'] as const) : (['pglite'] as const);
  return makeSampleCompanies(new Set(kinds));
};
