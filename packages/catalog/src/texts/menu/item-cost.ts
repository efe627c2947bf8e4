import { formatCount } from '@commissary/domain';

/** Texts of what an item costs, step by step. */
export const itemCostTexts = {
  title: 'What it costs',
  size: 'Size',
  channel: 'Ordered',
  channels: { POS: 'Point of sale', ONLINE: 'Online' },
  orderType: 'Order type',
  anyOrderType: 'Any other',
  time: (zone: string) => `When (${zone})`,
  total: 'Total',
  refused: 'It cannot be ordered like this:',
  leastModifiers: 'With as few modifiers as it asks for.',
  skipped: (count: number) => formatCount(count, 'offer does not apply', 'offers do not apply'),
  setAt: (level: string) => `set at ${level}`,
  from: (step: string, sources: readonly string[]) => [step, ...sources].join(', '),
};
