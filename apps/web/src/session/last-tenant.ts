/** The company and the location that a person used last, stored in this browser for each person. */
export interface LastTenant {
  readonly companyId: string;
  readonly locationId: string | null;
}

/** The last tenant of the person who used this browser; read before it is known whether anyone is signed in. */
export const lastTenant = (): LastTenant | null => {
  const userId = read(lastUserKey);
  return userId === null ? null : lastTenantFrom(userId);
};

export const lastTenantFrom = (userId: string): LastTenant | null => {
  const companyId = read(key(userId, 'lastCompanyId'));
  return companyId === null ? null : { companyId, locationId: read(key(userId, 'lastLocationId')) };
};

export const rememberTenant = (userId: string, tenant: LastTenant): void => {
  write(key(userId, 'lastCompanyId'), tenant.companyId);
  write(key(userId, 'lastLocationId'), tenant.locationId);
};

export const rememberUser = (userId: string): void => write(lastUserKey, userId);

const lastUserKey = 'commissary.lastUserId';
const key = (userId: string, name: 'lastCompanyId' | 'lastLocationId') => `commissary.${userId}.${name}`;

// A browser may refuse storage; then nothing is stored and everything else works.
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
    // A browser may refuse storage, as above.
  }
};
