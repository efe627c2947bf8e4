import { expect, it } from 'vitest';
import { orderOfText, orderText } from './simulated-order.ts';

it('an order is the same after it was in an address, and what cannot be read of one is left out', () => {
  const line = {
    ...{ item: 'a~b&c', size: 7, quantity: 2, styleOptions: ['thin'], without: [] },
    modifiers: [{ id: 'x', quantity: 1, placement: 'WHOLE' as const }],
  };
  const plain = { ...line, item: 9, size: null, styleOptions: [], modifiers: [] };
  expect(orderOfText(orderText([line, plain]))).toEqual([line, plain]);
  expect(orderText([])).toBe('');
  for (const text of [undefined, '', '{', '{}', '[1]', '[["a"]]', '[[{},null,1,[],[]]]', 'null'])
    expect(orderOfText(text)).toEqual([]);
});
