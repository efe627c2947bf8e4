import { documents, initialDocument, type Menu, pricingScheme } from '@commissary/catalog';
import { complete, initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { change, openEditSession } from '../edit-session/index.ts';
import { leavingMembers } from './leaving-members.ts';

const base = complete(documents.menu.field, {
  ...initialDocument('menu'),
  pricingSchemes: [
    ...initialDocument('menu').pricingSchemes,
    { ...initial(pricingScheme), id: 'happy', name: 'Happy hour' },
  ],
  departments: [
    {
      id: 'd',
      info: { name: 'Bar' },
      items: [
        {
          id: 'i',
          info: { name: 'Negroni' },
          pricing: [{ id: 'happy', itemBased: { price: '9.00' }, toppingBased: { toppingsPrice: '1.00' } }],
        },
      ],
    },
  ],
  onlineFeaturedItems: [{ id: 'f', departmentId: 'd', itemId: 'i' }],
}) as Menu;
const session = openEditSession(openedAt('company', { definition: documents.menu.field, base }));
const leaving = (path: string, value: unknown) =>
  leavingMembers(change(session, [{ op: 'set', path, value }])).map(({ path: at, prices }) => `${at} ${prices}`);

it('names what the clean-ups of a save remove, with the prices that go too', () => {
  expect(leaving('/pricingSchemes/[happy]/isActive', false)).toEqual(['/pricingSchemes/[happy] 2']);
  expect(leaving('/departments/[d]/items/[i]/info/status', 'INACTIVE')).toEqual(['/onlineFeaturedItems/[f] 0']);
  expect(leaving('/departments/[d]/items/[i]/info/name', 'Sbagliato')).toEqual([]);
});
