import { restrictedPermissions, restrictedPinDigits } from '@commissary/domain';
import { listPinsWithPermission, type PinRow } from '../../../store/people/index.ts';
import type { Context } from '../../context/index.ts';

/**
 * The active people of a company, or those of them who are named, with a PIN of too few digits for one of their
 * permissions. A save of the person refuses that; it happens when a role of theirs gets such a permission.
 */
export const findShortPins = async (
  { pins, db }: Pick<Context, 'pins' | 'db'>,
  companyId: string,
  ids?: readonly string[],
): Promise<readonly string[]> => {
  const rows = await listPinsWithPermission(db, companyId, restrictedPermissions, ids);
  return rows.flatMap(row => (digitsOf(pins, row) < restrictedPinDigits ? [row.personId] : []));
};

/** Of a PIN under a key that is not known here nothing is said. */
const digitsOf = (pins: Context['pins'], row: PinRow): number => {
  try {
    return pins.open(row).length;
  } catch {
    return restrictedPinDigits;
  }
};
