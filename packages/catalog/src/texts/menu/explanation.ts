import { formatCount } from '@commissary/domain';

/** Texts that say where a price, an opening time or an offer comes from. */
export const explanationTexts = {
  total: 'Total',
  skipped: (count: number) => formatCount(count, 'offer does not apply', 'offers do not apply'),
  setAt: (level: string) => `set at ${level}`,
  from: (step: string, sources: readonly string[]) => [step, ...sources].join(', '),
  whoSet: (step: string) => `Who set ${step}`,
  setBy: (by: string, at: string, level: string) => `Set by ${by} on ${at}, ${level}`,
  neverSet: 'Not changed since it was created',
  historyError: 'Who set it could not be loaded.',
  refused: 'It cannot be ordered like this:',
};
