import { expect, it } from 'vitest';
import { licensing, licensingOf } from './licensing.ts';

it('the license of a location cannot be edited, and follows the license records', () => {
  expect(licensing.systemManaged).toBe(true);
  expect(licensingOf(['online', 'delivery'])).toEqual({ deliveryAuth: true, tableServiceAuth: false });
  expect(licensingOf(['tableService'])).toEqual({ deliveryAuth: false, tableServiceAuth: true });
});
