import { employeesTexts } from '@commissary/catalog';
import type { RoleGrantRefusal } from '@commissary/domain';

/** Why a role cannot be granted, beside the role. */
export const givingText: Readonly<Record<RoleGrantRefusal, string>> = {
  'unknown-place': employeesTexts.notHere,
  'not-managed': employeesTexts.notManaged,
  everywhere: employeesTexts.everywhereOnly,
  'opens-everything': employeesTexts.opensEverything,
  restricted: employeesTexts.restricted,
  discount: employeesTexts.higherDiscount,
  themselves: employeesTexts.ownRole,
  'holds-more': employeesTexts.holdsMore,
};

/** The same for a single permission, in whichever role. */
export const permissionGivingText: Readonly<Record<RoleGrantRefusal, string>> = {
  ...givingText,
  restricted: employeesTexts.permissionRestricted,
  themselves: employeesTexts.ownPermission,
};
