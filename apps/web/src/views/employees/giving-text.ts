import { employeesTexts } from '@commissary/catalog';
import type { GivingRefusal } from '@commissary/domain';

/** Why a role cannot be given, beside the role. */
export const givingText: Readonly<Record<GivingRefusal, string>> = {
  'unknown-place': employeesTexts.notAtThisPlace,
  'not-managed': employeesTexts.youDoNotManageEmployees,
  everywhere: employeesTexts.onlyWhoGrantsRolesEverywhere,
  'opens-everything': employeesTexts.itOpensEverythingOnlyWho,
  restricted: employeesTexts.itGivesRightsThatYou,
  discount: employeesTexts.itAllowsAGreaterDiscount,
  themselves: employeesTexts.nobodyGivesSuchARole,
  'holds-more': employeesTexts.theyHoldARoleThat,
};

/** The same of a right alone, in whichever role. */
export const permissionGivingText: Readonly<Record<GivingRefusal, string>> = {
  ...givingText,
  restricted: employeesTexts.youDoNotHoldIt,
  themselves: employeesTexts.nobodyGivesSuchARight,
};
