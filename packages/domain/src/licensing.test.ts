import { describe, expect, it } from 'vitest';
import { authorisationsAt, companyAuthorisations, type Product } from './licensing.ts';

const location = (...products: Product[]) => ({ products });
const all = { Online: true, Delivery: true, TableService: true };
const none = { Online: false, Delivery: false, TableService: false };

describe('authorisations at company level', () => {
  it('[PERM.rule.authorisations] [RULE.auth.01] what one location is licensed for is open to the company', () => {
    expect(companyAuthorisations([location('loyalty')])).toEqual(none);
    expect(companyAuthorisations([location(), location('online'), location('delivery')])).toEqual({
      Online: true,
      Delivery: true,
      TableService: false,
    });
    expect(companyAuthorisations([location('tableService')])).toEqual({ ...none, TableService: true });
  });

  it.each([
    ['Online', 'online'],
    ['Delivery', 'delivery'],
    ['TableService', 'tableService'],
  ] as const)(
    '[PERM.authorisation.*] %s comes from a licence for %s at some location, and from no other',
    (name, product) => {
      const others = (['online', 'delivery', 'tableService', 'loyalty'] as const).filter(one => one !== product);
      expect(companyAuthorisations([location(), location(product)])[name]).toBe(true);
      expect(companyAuthorisations([location(...others)])[name]).toBe(false);
    },
  );

  it('[PERM.rule.authorisations.noLocations] [RULE.auth.04] a company with no locations has all of them', () => {
    expect(companyAuthorisations([])).toEqual(all);
  });

  it('[PERM.rule.authorisations.locationActive] [RULE.auth.03] none of them holds while a place is active', () => {
    expect(authorisationsAt({}, all)).toEqual(none);
    expect(authorisationsAt(null, all)).toEqual(all);
  });
});
