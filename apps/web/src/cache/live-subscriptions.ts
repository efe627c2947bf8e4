/** The publishes that a stream reports right now. While it does, polling every 2 s is not needed. */
const followed = new Set<string>();

const nameOf = (companyId: string, area: string): string => `${companyId} ${area}`;

export const isSubscribed = (companyId: string, area: string): boolean => followed.has(nameOf(companyId, area));

export const setSubscribed = (companyId: string, area: string, on: boolean): void => {
  if (on) followed.add(nameOf(companyId, area));
  else followed.delete(nameOf(companyId, area));
};
