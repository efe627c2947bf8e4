/** What a location can be licensed for beside the point of sale itself. */
export const products = ['online', 'delivery', 'tableService', 'loyalty'] as const;
export type Product = (typeof products)[number];

/** Which parts of the console a company's licenses open at company level. */
export interface Authorizations {
  readonly Online: boolean;
  readonly Delivery: boolean;
  readonly TableService: boolean;
}

interface Licensed {
  readonly products: readonly Product[];
}

/** What any one location is licensed for is open to the company; a company without locations yet may prepare everything. */
export const companyAuthorizations = (locations: readonly Licensed[]): Authorizations => {
  const has = (product: Product): boolean =>
    locations.length === 0 || locations.some(location => location.products.includes(product));
  return { Online: has('online'), Delivery: has('delivery'), TableService: has('tableService') };
};

/** They are the company's: while a location is active, its own licenses apply instead. */
export const authorizationsAt = (active: object | null, ofCompany: Authorizations): Authorizations =>
  active === null ? ofCompany : { Online: false, Delivery: false, TableService: false };

/** How long a token for the point of sale can be used. */
export const licenseTokenMs = 10 * 60_000;
