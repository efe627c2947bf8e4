import { restrictedPermissions, restrictedPinDigits } from '@commissary/domain';
import { listShortPins } from '../../../store/people/index.ts';
import type { Context } from '../../context/index.ts';
import { storedBytesOfPin } from '../../secrets/index.ts';

/**
 * The active people of a company, or those of them who are named, with a PIN of too few digits for one of their
 * permissions. A save of the person refuses that; it happens when a role of theirs gets such a permission. What is stored
 * of a PIN is as long as the PIN, so none is decrypted.
 */
export const findShortPins = (
  { db }: Pick<Context, 'db'>,
  companyId: string,
  ids?: readonly string[],
): Promise<readonly string[]> =>
  listShortPins(db, companyId, {
    bytes: storedBytesOfPin(restrictedPinDigits),
    permissions: restrictedPermissions,
    ids,
  });
