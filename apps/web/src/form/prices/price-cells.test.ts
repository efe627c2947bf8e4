import { documents } from '@commissary/catalog';
import { complete, fieldAt, isList } from '@commissary/schema';
import { expect, it } from 'vitest';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { openEditSession } from '../edit-session/index.ts';
import { priceCells } from './price-cells.ts';
import { choiceKeys, priceChoices } from './price-choices.ts';

const { field } = documents.menu;
const items = fieldAt(field, '/departments/[]/items');
if (items === undefined || !isList(items)) throw new Error('a department has no items');
const lunch = '/departments/[food]/items/[lunch]';
const choice = (id: string, itemId: string, upcharge: string) => ({
  ...{ id, level: 'ITEM', departmentId: 'food', categoryId: '', itemId, upcharge },
});
const session = openEditSession(
  openedAt('company', {
    definition: field,
    base: complete(field, {
      pricingSchemes: [
        { id: 1, name: 'Default', isDefault: true },
        { id: 2, name: 'Drink' },
      ],
      departments: [
        {
          ...{ id: 'food', info: { name: 'Food' } },
          items: [
            { id: 'soup', info: { name: 'Soup' } },
            {
              ...{ id: 'lunch', info: { name: 'Lunch' } },
              pricing: [
                { id: 1, itemBased: { price: '12.00' }, toppingBased: { toppingsPrice: '1.00' } },
                { id: 2, itemBased: { price: '10.00' } },
              ],
              slots: [
                { id: 'drink', name: 'Drink', choices: [choice('a', 'soup', '0.00'), choice('b', 'soup', '0.50')] },
              ],
            },
          ],
        },
      ],
    }),
  }),
);
const cells = priceCells(session, items, [{ path: lunch, name: 'Lunch' }]);

it('[RULE.prices.32] the upcharges of a combo are among those that are asked for, named by slot and choice', () => {
  expect(cells.filter(({ part }) => part === 1).map(({ path, names, price }) => [path, names, price])).toEqual([
    [`${lunch}/pricing/[1]/toppingBased/toppingsPrice`, ['Default'], '1.00'],
    [`${lunch}/slots/[drink]/choices/[a]/upcharge`, ['Drink', 'Choice 1'], '0.00'],
    [`${lunch}/slots/[drink]/choices/[b]/upcharge`, ['Drink', 'Choice 2'], '0.50'],
  ]);
});

it('[RULE.prices.32] an upcharge counts in every pricing scheme: a scheme that is left out leaves it', () => {
  expect(priceChoices(cells)[0]?.options.map(({ name }) => name)).toEqual(['Default', 'Drink']);
  const left = cells.filter(cell => choiceKeys(cell).includes('0 Drink'));
  expect(left.map(({ price }) => price)).toEqual(['10.00']);
});
