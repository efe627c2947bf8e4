import type { Endpoint } from '@commissary/contract';
import type { Person } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

/** Whoever acts as another person makes no call about that person's security, and writes only where the company says so. */
export const requireActingAllowed = (
  { acting }: Pick<Person, 'acting'>,
  { method, acting: rule }: Pick<Endpoint, 'method' | 'acting'>,
): void => {
  if (acting === null || rule === 'allowed') return;
  if (rule === 'refused') throw apiError(403, 'NOT_WHILE_ACTING');
  if (method !== 'GET' && !acting.mayWrite) throw apiError(403, 'ACTING_READ_ONLY');
};
