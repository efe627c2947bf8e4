import { formatNumber, type IncludedChoices } from '@commissary/domain';

/** What is said of the included choices beside how many they are. */
const includedChoices: Readonly<Record<IncludedChoices, string>> = {
  FIRST: '',
  CHEAPEST: ', the cheapest',
  DEAREST: ', the most expensive',
};

/** Texts of what a guest is asked about an item. */
export const guestQuestionsTexts = {
  title: 'What the guest is asked',
  channel: 'Where it is ordered',
  online: 'Online',
  pos: 'POS',
  none: 'Nothing is asked: this item has no sizes and offers no modifiers.',
  rule: (required: boolean, min: number, max: number | null): string => {
    const most = max === null ? '' : max === 1 ? 'choose 1' : `up to ${max}`;
    const least = min > 1 && max !== min ? `at least ${min}` : '';
    const count = min > 1 && max === min ? `choose ${min}` : [least, most].filter(Boolean).join(', ');
    return [required ? 'required' : 'optional', count].filter(Boolean).join(', ');
  },
  free: (count: number, which: IncludedChoices) => `${formatNumber(count)} included${includedChoices[which]}`,
  included: 'included',
  noCharge: 'no charge',
  noPrice: 'no price',
  charge: (price: string) => `+ ${price}`,
  priceOf: (size: string | undefined, scheme: string) => [size, scheme].filter(Boolean).join(', '),
  noChoices: 'No options to choose.',
};
