/** A postal address inside the country. What was taken over from elsewhere may lack a part; then it is empty. */
export interface Address {
  readonly street: string;
  readonly city: string;
  /** One of `states`. */
  readonly state: string;
  /** Five digits, or nine with a hyphen. */
  readonly postalCode: string;
}

/** 214 Elm St., Chicago, IL 60611 */
export const formatAddress = ({ street, city, state, postalCode }: Address): string =>
  [street, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export const postalCodePattern = /^\d{5}(-\d{4})?$/;

/** As it is stored; `formatPhone` writes it for people. */
export const phonePattern = /^\d{10}$/;
