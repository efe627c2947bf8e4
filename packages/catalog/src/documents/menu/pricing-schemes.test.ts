import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { pricingScheme, pricingSchemes } from './pricing-schemes.ts';

it('[ENT.PricingScheme] has these fields and no other', () => {
  expect(leavesOf(pricingScheme)).toEqual({
    id: 'id',
    name: 'text',
    description: 'text',
    isDefault: 'toggle',
    isActive: 'toggle',
  });
});

it('[MSG.pricing.default] [CONST.pricing.defaultName] starts with one scheme, the default', () => {
  expect(initial(pricingSchemes)).toEqual([
    { id: 1, name: 'Default', description: '', isDefault: true, isActive: true },
  ]);
});

it('a new scheme is active and not the default', () => {
  expect(initial(pricingScheme)).toMatchObject({ isDefault: false, isActive: true });
});
