import type { RemovedReferences } from '@commissary/contract';
import { expect, it } from 'vitest';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { removedReferencesLink, removedReferencesMessage } from './removed-references-message.ts';

const address: CachedDocumentKey = { kind: 'menu', companyId: 'c', tenantId: null, menuId: 'dinner' };
type RemovedReference = RemovedReferences['places'][number];
const removal = (differently: Partial<RemovedReference> = {}): RemovedReference => ({
  ...{ kind: 'menu', menuId: 'dinner', tenantId: null, path: '/departments/[d]/items/[i]/category' },
  ...{ subject: 'Category of Margherita', gone: 'Brunch' },
  ...differently,
});
const atLarimer = removal({ tenantId: 'larimer' });
const settings = removal({ kind: 'settings', menuId: null, path: '/marketing/pointsBonuses/[b]/items/[i]' });

it.each<{ name: string; places: RemovedReference[]; more?: number; words: string }>([
  { name: 'one reference here', places: [removal()], words: 'Category of Margherita no longer uses “Brunch”.' },
  { name: 'references below', places: [atLarimer, atLarimer], words: '2 settings at Larimer no longer use “Brunch”.' },
  {
    name: 'references here, in another document and below',
    places: [removal(), settings, atLarimer],
    words: '1 setting, 1 setting in the location settings and 1 setting at Larimer no longer use “Brunch”.',
  },
  {
    name: 'more names than are listed, and more references than were returned',
    places: [removal(), removal({ gone: 'Lunch' }), removal({ gone: 'Dinner' })],
    more: 4,
    words: '3 settings and 4 more no longer use the removed items.',
  },
])('lists the references that a save removed: $name', ({ places: targets, more = 0, words }) => {
  const tidied = { places: targets, total: targets.length + more };
  expect(removedReferencesMessage(tidied, address, () => 'Larimer')).toBe(`Also updated: ${words}`);
});

it('links to the history of the saves that the cascade made, else to the first path', () => {
  const link = (...targets: RemovedReference[]) =>
    removedReferencesLink({ places: targets, total: targets.length }, address);
  expect(link(atLarimer, settings)).toMatchObject({ text: 'History', href: expect.stringContaining('settings') });
  expect(link(atLarimer)).toMatchObject({ text: 'Show', href: expect.stringContaining('locationId=larimer') });
});
