import { expect, it } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { licensing, licensingOf } from './licensing.ts';

it('what a location is licensed for is nobody’s to edit, and follows its license', () => {
  expect(leavesOf(licensing)).toEqual({ deliveryAuth: 'toggle', tableServiceAuth: 'toggle' });
  expect(licensing.systemManaged).toBe(true);
  expect(licensingOf(['online', 'delivery'])).toEqual({ deliveryAuth: true, tableServiceAuth: false });
  expect(licensingOf(['tableService'])).toEqual({ deliveryAuth: false, tableServiceAuth: true });
});
