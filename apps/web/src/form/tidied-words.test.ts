import type { Tidied } from '@commissary/contract';
import { expect, it } from 'vitest';
import type { DocumentAddress } from '../cache/documents.ts';
import { tidiedLink, tidiedWords } from './tidied-words.ts';

const address: DocumentAddress = { kind: 'menu', companyId: 'c', tenantId: null, menuId: 'dinner' };
type Place = Tidied['places'][number];
const place = (differently: Partial<Place> = {}): Place => ({
  ...{ kind: 'menu', menuId: 'dinner', tenantId: null, path: '/departments/[d]/items/[i]/category' },
  ...{ subject: 'Category of Margherita', gone: 'Brunch' },
  ...differently,
});
const atLarimer = place({ tenantId: 'larimer' });
const settings = place({ kind: 'settings', menuId: null, path: '/marketing/pointsBonuses/[b]/items/[i]' });

it.each<{ name: string; places: Place[]; more?: number; words: string }>([
  { name: 'one place here', places: [place()], words: 'Category of Margherita no longer names “Brunch”.' },
  { name: 'places below', places: [atLarimer, atLarimer], words: '2 places at Larimer no longer name “Brunch”.' },
  {
    name: 'places here, in another document and below',
    places: [place(), settings, atLarimer],
    words: '1 place, 1 place in the location settings and 1 place at Larimer no longer name “Brunch”.',
  },
  {
    name: 'more names than people read, and more places than were told',
    places: [place(), place({ gone: 'Lunch' }), place({ gone: 'Dinner' })],
    more: 4,
    words: '3 places and 4 more no longer name what was removed.',
  },
])('says what a save tidied up: $name', ({ places, more = 0, words }) => {
  const tidied = { places, total: places.length + more };
  expect(tidiedWords(tidied, address, () => 'Larimer')).toBe(`Also tidied: ${words}`);
});

it('leads to the history of what was saved along, else to the first place', () => {
  const link = (...places: Place[]) => tidiedLink({ places, total: places.length }, address);
  expect(link(atLarimer, settings)).toMatchObject({ text: 'History', href: expect.stringContaining('settings') });
  expect(link(atLarimer)).toMatchObject({ text: 'Show', href: expect.stringContaining('locationId=larimer') });
});
