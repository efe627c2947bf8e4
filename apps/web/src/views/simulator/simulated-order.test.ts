import { expect, it } from 'vitest';
import { orderOfText, orderText } from './simulated-order.ts';

it('an order is the same after it was in an address, and what cannot be read of one is left out', () => {
  const item = {
    ...{ item: 'a~b&c', size: 7, styleOptions: ['thin'], without: [] },
    modifiers: [{ id: 'x', quantity: 1, placement: 'WHOLE' as const }],
  };
  const line = { ...item, slots: [], quantity: 2 };
  const plain = { ...line, item: 9, size: null, styleOptions: [], modifiers: [] };
  const combo = { ...plain, slots: [{ ...item, slot: 's' }] };
  expect(orderOfText(orderText([line, plain, combo]))).toEqual([line, plain, combo]);
  expect(orderText([])).toBe('');
  for (const text of [undefined, '', '{', '{}', '[1]', '[["a"]]', '[[{},null,1,[],[]]]', '[[1]]', 'null'])
    expect(orderOfText(text)).toEqual([]);
});
