import { describe, expect, it } from 'vitest';
import { companyAuthorizations, type Product } from './licensing.ts';

const location = (...products: Product[]) => ({ products });
const all = { Online: true, Delivery: true, TableService: true };
const none = { Online: false, Delivery: false, TableService: false };

describe('authorizations at company level', () => {
  it('[PERM.rule.authorisations] [RULE.auth.01] [ENT.CompanyAuthorisations] a license of one location is an authorization of the company', () => {
    expect(companyAuthorizations([location('loyalty')])).toEqual(none);
    expect(companyAuthorizations([location(), location('online'), location('delivery')])).toEqual({
      Online: true,
      Delivery: true,
      TableService: false,
    });
    expect(companyAuthorizations([location('tableService')])).toEqual({ ...none, TableService: true });
  });

  it.each([
    ['Online', 'online'],
    ['Delivery', 'delivery'],
    ['TableService', 'tableService'],
  ] as const)(
    '[PERM.authorisation.*] %s comes from a license for %s at some location, and from no other',
    (name, product) => {
      const others = (['online', 'delivery', 'tableService', 'loyalty'] as const).filter(one => one !== product);
      expect(companyAuthorizations([location(), location(product)])[name]).toBe(true);
      expect(companyAuthorizations([location(...others)])[name]).toBe(false);
    },
  );

  it('[PERM.rule.authorisations.noLocations] [RULE.auth.04] a company with no locations has all of them', () => {
    expect(companyAuthorizations([])).toEqual(all);
  });
});
