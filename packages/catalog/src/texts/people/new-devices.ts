import { formatCount, formatList, formatNumber } from '@commissary/domain';

/** Texts about devices that got the PINs of a location for the first time. */
export const newDevicesTexts = {
  connected: (count: number) => `${formatCount(count, 'new terminal')} got the PINs of a location in the last 7 days`,
  one: (location: string, credential: string) => `${credential} at ${location}`,
  more: (names: readonly string[], others: number) =>
    `${formatList([...names, ...(others > 0 ? [`${formatNumber(others)} more`] : [])])}. If you do not know one, remove it there and change the PINs.`,
  open: 'Open locations',
};
