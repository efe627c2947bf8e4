/** What a location can be licensed for in addition to the point of sale itself. */
export const products = ['online', 'delivery', 'tableService', 'loyalty'] as const;
export type Product = (typeof products)[number];

/** The parts of the console that a company's licenses open at company level. */
export interface Authorizations {
  readonly Online: boolean;
  readonly Delivery: boolean;
  readonly TableService: boolean;
}

interface Licensed {
  readonly products: readonly Product[];
}

/**
 * A license of any one location is an authorization of the company; a company without locations has all of them, so
 * that it can prepare everything.
 */
export const companyAuthorizations = (locations: readonly Licensed[]): Authorizations => {
  const has = (product: Product): boolean =>
    locations.length === 0 || locations.some(location => location.products.includes(product));
  return { Online: has('online'), Delivery: has('delivery'), TableService: has('tableService') };
};

/** The lifetime of a token for the point of sale. */
export const licenseTokenMs = 10 * 60_000;
