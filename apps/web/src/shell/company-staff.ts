import type { User } from '@commissary/contract';

/** Company staff: users with a role on everything. */
export const worksForTheCompany = ({ grantedRoles }: User): boolean =>
  grantedRoles.some(({ grantedOn }) => grantedOn.type === 'GLOBAL');

/** The console runs inside a frame of another page. */
export const isEmbedded = (): boolean => window.self !== window.top;
