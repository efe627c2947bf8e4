/** More entries than a user goes back in one tab. */
const most = 200;
const name = 'commissary.companyVisits';

/**
 * Visits of this tab at company level, by their keys in the browser's history. Their addresses name no location, so
 * without this a reload, or going back to one, would open it at the active location.
 */
export const rememberCompanyLevel = (entry: string | null): void => {
  if (entry === null || isAtCompanyLevel(entry)) return;
  try {
    sessionStorage.setItem(name, JSON.stringify([...visits(), entry].slice(-most)));
  } catch {
    // A browser may refuse storage; then the active location is added, as to any other address.
  }
};

export const isAtCompanyLevel = (entry: string | null): boolean => entry !== null && visits().includes(entry);

const visits = (): readonly unknown[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};
