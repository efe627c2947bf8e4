import { initial, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { menu } from './menu.ts';
import { pricingScheme, pricingSchemes } from './pricing-schemes.ts';

it('[MSG.pricing.default] [CONST.pricing.defaultName] starts with one scheme, the default', () => {
  expect(initial(pricingSchemes)).toEqual([
    {
      ...{ id: 1, name: 'Default', description: '', isDefault: true, isActive: true },
      applies: { when: 'NEVER', NEVER: {} },
    },
  ]);
});

it('a new scheme is active and not the default', () => {
  expect(initial(pricingScheme)).toMatchObject({ isDefault: false, isActive: true });
});

it('a menu has one default scheme, which is active', () => {
  const start = initial(menu);
  const [first] = start.pricingSchemes;
  if (first === undefined) throw new Error('a new menu has a scheme');
  const issuesOf = (...schemes: (typeof first)[]) =>
    validateValue(menu, { ...start, pricingSchemes: schemes }).map(({ path, rule }) => `${path} ${rule}`);
  expect(issuesOf(first)).toEqual([]);
  expect(issuesOf(first, { ...first, id: 'x' })).toEqual(['/pricingSchemes/[x]/isDefault not-one-default-scheme']);
  expect(issuesOf({ ...first, isDefault: false })).toEqual(['/pricingSchemes not-one-default-scheme']);
  expect(issuesOf({ ...first, isActive: false })).toEqual(['/pricingSchemes/[1]/isActive default-scheme-inactive']);
});
