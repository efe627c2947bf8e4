import { initial, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { menu } from './menu.ts';
import { pricingScheme, pricingSchemes } from './pricing-schemes.ts';

it('[MSG.pricing.default] [CONST.pricing.defaultName] starts with one scheme, the default', () => {
  expect(initial(pricingSchemes)).toEqual([
    { id: 1, name: 'Default', description: '', isDefault: true, isActive: true },
  ]);
});

it('a new scheme is active and not the default', () => {
  expect(initial(pricingScheme)).toMatchObject({ isDefault: false, isActive: true });
});

it('a menu has at most one default scheme', () => {
  const start = initial(menu);
  const [first] = start.pricingSchemes;
  if (first === undefined) throw new Error('a new menu has a scheme');
  const issues = validateValue(menu, { ...start, pricingSchemes: [first, { ...first, id: 'x' }] });
  expect(issues).toEqual([{ path: '/pricingSchemes/[x]/isDefault', code: 'rule', rule: 'several-default-schemes' }]);
});
