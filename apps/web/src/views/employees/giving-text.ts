import { employeesTexts } from '@commissary/catalog';
import type { GivingRefusal } from '@commissary/domain';

/** Why a role cannot be granted, beside the role. */
export const givingText: Readonly<Record<GivingRefusal, string>> = {
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
export const permissionGivingText: Readonly<Record<GivingRefusal, string>> = {
  ...givingText,
  restricted: employeesTexts.permissionRestricted,
  themselves: employeesTexts.ownPermission,
};
