import { type PostalAddress, wrongAddressParts } from '@commissary/schema';

/** `5 Pine St., Suite 3, Chicago, IL 60611`: the comma before the state may be missing, and the country may follow. */
const writtenAddress =
  /^(?<street>.+?),\s*(?<city>[^,]+?),?\s+(?<state>[a-z]{2}),?\s+(?<postalCode>\d{5}(-\d{4})?)(,?\s+(USA?|United States))?$/i;

/** The parts of an address that is written as one text; null where it is none, or lacks a part. */
export const readAddress = (text: string, states: readonly string[]): PostalAddress | null => {
  const { street = '', city = '', state = '', postalCode = '' } = writtenAddress.exec(text.trim())?.groups ?? {};
  const found = { street, city, state: state.toUpperCase(), postalCode };
  return wrongAddressParts(found, states).length === 0 ? found : null;
};
