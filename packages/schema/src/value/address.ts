/** A postal address in the United States. */
export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  /** The postal code of a state or territory. */
  readonly state: string;
  /** Five digits, or nine with a hyphen. */
  readonly postalCode: string;
}

/** The parts in the order in which they are written. */
export const addressParts = ['street', 'city', 'state', 'postalCode'] as const satisfies (keyof PostalAddress)[];
export type AddressPart = (typeof addressParts)[number];

export const noAddress: PostalAddress = { street: '', city: '', state: '', postalCode: '' };

export const isEmptyAddress = (value: PostalAddress): boolean => addressParts.every(part => value[part].trim() === '');

/** The most characters of a part that is typed freely. */
export const addressLimits = { street: 120, city: 60 } as const;
export const postalCodePattern = /^\d{5}(-\d{4})?$/;

/** The parts of an address that are missing or no such part, in their order; of one whose parts are texts. */
export const wrongAddressParts = (value: PostalAddress, states: readonly string[]): readonly AddressPart[] =>
  addressParts.filter(part => {
    switch (part) {
      case 'state':
        return !states.includes(value.state);
      case 'postalCode':
        return !postalCodePattern.test(value.postalCode);
      default:
        return value[part].trim() === '' || value[part].length > addressLimits[part];
    }
  });

/** Whether a value has the parts of an address, whatever is in them. */
export const isAddress = (value: unknown): value is PostalAddress =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === addressParts.length &&
  addressParts.every(part => part in value && typeof value[part as keyof typeof value] === 'string');
