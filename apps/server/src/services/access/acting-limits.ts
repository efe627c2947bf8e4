import { actingRefusalOf, type Endpoint } from '@commissary/contract';
import type { Person } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

/** Whoever acts as another person makes no call about that person's security, and writes only where the company says so. */
export const requireActingAllowed = (
  { acting }: Pick<Person, 'acting'>,
  endpoint: Pick<Endpoint, 'method' | 'acting'>,
): void => {
  const refusal = acting && actingRefusalOf(endpoint, acting.mayWrite);
  if (refusal !== null) throw apiError(403, refusal);
};
