export type Level = 'company' | 'group' | 'location';

export interface ActiveTenant {
  readonly type: 'LOCATION' | 'GROUP';
}

/** The level that is edited while this tenant is active; nothing active is the company itself. */
export const activeLevel = (active: ActiveTenant | null): Level => {
  if (active === null) return 'company';
  return active.type === 'GROUP' ? 'group' : 'location';
};
