/** The company and the location that a person worked at last, kept in this browser for each person. */
export interface LastPlace {
  readonly companyId: string;
  readonly locationId: string | null;
}

/** Where the person who used this browser last worked; asked before anybody is known to be signed in. */
export const lastPlace = (): LastPlace | null => {
  const userId = read(lastUserKey);
  return userId === null ? null : placeOf(userId);
};

export const placeOf = (userId: string): LastPlace | null => {
  const companyId = read(key(userId, 'lastCompanyId'));
  return companyId === null ? null : { companyId, locationId: read(key(userId, 'lastLocationId')) };
};

export const rememberPlace = (userId: string, place: LastPlace): void => {
  write(key(userId, 'lastCompanyId'), place.companyId);
  write(key(userId, 'lastLocationId'), place.locationId);
};

export const rememberUser = (userId: string): void => write(lastUserKey, userId);

const lastUserKey = 'commissary.lastUserId';
const key = (userId: string, name: 'lastCompanyId' | 'lastLocationId') => `commissary.${userId}.${name}`;

// A browser may refuse storage; then nothing is remembered and everything else works.
const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

const write = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // See above.
  }
};
