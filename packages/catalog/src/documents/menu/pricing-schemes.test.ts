import { initial } from '@commissary/schema';
import { expect, it } from 'vitest';
import { pricingScheme, pricingSchemes } from './pricing-schemes.ts';

it('[MSG.pricing.default] [CONST.pricing.defaultName] starts with one scheme, the default', () => {
  expect(initial(pricingSchemes)).toEqual([
    { id: 1, name: 'Default', description: '', isDefault: true, isActive: true },
  ]);
});

it('a new scheme is active and not the default', () => {
  expect(initial(pricingScheme)).toMatchObject({ isDefault: false, isActive: true });
});
