import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { orderTypes } from './order-types.ts';
import { orderTypeName, takenOrderTypes } from './taken-order-types.ts';

const start = initial(orderTypes);
const taken = (of: typeof start, ...places: Parameters<typeof takenOrderTypes>[1] & object) =>
  takenOrderTypes(of, places.length === 0 ? undefined : places).map(orderTypeName);

it('order types are taken where their switches say so, and those internal to the product nowhere', () => {
  const names = ['Dine In', 'To Go', 'Drive Thru', 'Bar', 'Table', 'Delivery', 'Eat In', 'Pick Up'];
  expect([taken(start), taken(start, 'POS'), taken(start, 'KIOSK'), taken(start, 'ONLINE')]).toEqual([
    names,
    names,
    [],
    [],
  ]);
  const types = start.types.map(type => ({
    ...type,
    activePOS: false,
    activeOnline: type.id === 6 || type.id === 9,
    customName: type.id === 9 ? 'Collect' : ' ',
  }));
  expect([taken({ ...start, types }), taken({ ...start, types }, 'POS', 'ONLINE')]).toEqual([['Collect'], ['Collect']]);
});
