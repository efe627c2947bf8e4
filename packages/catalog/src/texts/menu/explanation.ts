import { formatCount, formatNumber } from '@commissary/domain';

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
  channels: { inStore: 'The store', online: 'Online ordering' },
  openUntil: (who: string, until: string | null) =>
    until === null ? `${who} is open` : `${who} is open until ${until}`,
  closed: (who: string, opens: string | null) =>
    opens === null ? `${who} is closed` : `${who} is closed and opens ${opens}`,
  by: (words: string, rule: string) => `${words}, by ${rule}`,
  usualWeek: 'the usual week',
  specialDay: (label: string, date: string) => (label === '' ? `the special day ${date}` : label),
  whatIf: 'What if',
  whatIfHint: 'The total, and the difference',
  at: (time: string, scheme: string) => `At ${time}: ${scheme}`,
  ordered: { POS: 'At the point of sale', ONLINE: 'Ordered online' },
  orderedAs: (orderType: string) => `As ${orderType}`,
  people: (count: number) => `With ${formatNumber(count)} people`,
  states: { live: 'With what is live', saved: 'With what is saved' },
  same: 'The same',
  difference: (amount: string, isMore: boolean) => (isMore ? `+${amount}` : amount),
  notOrdered: (reason: string) => `Cannot be ordered: ${reason}`,
};
