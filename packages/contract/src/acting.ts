import type { Endpoint } from './endpoint.ts';

export type ActingRefusal = 'NOT_WHILE_ACTING' | 'ACTING_READ_ONLY';

/**
 * Why a call is refused to whoever acts as another person; null: it is not. Nobody makes a call about that person's own
 * security, or writes where the person's company does not let support write. Server and console ask the same.
 */
export const actingRefusalOf = (
  { method, acting: rule }: Pick<Endpoint, 'method' | 'acting'>,
  mayWrite: boolean,
): ActingRefusal | null => {
  if (rule === 'allowed') return null;
  if (rule === 'refused') return 'NOT_WHILE_ACTING';
  return method === 'GET' || mayWrite ? null : 'ACTING_READ_ONLY';
};
