import type { User } from '@commissary/contract';
import { type Authorizations, companyAuthorizations } from '@commissary/domain';

/**
 * The authorizations that the licenses of the company's locations open at company level. Computed at sign-in and when
 * the user changes the company, and stored in this browser until a location is created or edited.
 */
export const authorizationsOf = (user: User): Authorizations => kept(user.companyId) ?? rememberAuthorizations(user);

export const rememberAuthorizations = ({ companyId, accessibleTenants }: User): Authorizations => {
  const found = companyAuthorizations(accessibleTenants.filter(({ type }) => type === 'LOCATION'));
  try {
    localStorage.setItem(keyOf(companyId), JSON.stringify(found));
  } catch {
    // A browser may refuse storage; then they are computed each time.
  }
  return found;
};

export const forgetAuthorizations = (companyId: string): void => {
  try {
    localStorage.removeItem(keyOf(companyId));
  } catch {
    // Then nothing was stored either.
  }
};

const keyOf = (companyId: string): string => `commissary.${companyId}.companyLevel`;

const kept = (companyId: string): Authorizations | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(companyId)) ?? 'null');
    return isAuthorizations(value) ? value : null;
  } catch {
    return null;
  }
};

const isAuthorizations = (value: unknown): value is Authorizations =>
  typeof value === 'object' && value !== null && 'Online' in value && 'Delivery' in value && 'TableService' in value;
