/** A postal address in the United States. An imported address may lack a part, which is then empty. */
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

/** Postal codes of the states, the district and the territories, as lists offer them. */
export const usStates = [
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC',
  'SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI',
].flatMap(line => line.split(' '));
