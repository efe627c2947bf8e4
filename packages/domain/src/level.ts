export type Level = 'company' | 'group' | 'location';

export interface ActiveTenant {
  readonly type: 'LOCATION' | 'GROUP';
}

/** The level that is edited while this tenant is active; without an active tenant it is the company. */
export const activeLevel = (active: ActiveTenant | null): Level => {
  if (active === null) return 'company';
  return active.type === 'GROUP' ? 'group' : 'location';
};
