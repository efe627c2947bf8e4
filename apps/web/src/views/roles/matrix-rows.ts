import { permissionDescription, permissionGroupLabels, permissionLabel } from '@commissary/catalog';
import { type PermissionEntry, type PermissionGroup, visiblePermissions } from '@commissary/domain';

/** A line of the matrix: the name of a group, or one permission. */
export type MatrixRow =
  | { readonly kind: 'group'; readonly group: PermissionGroup }
  | { readonly kind: 'right'; readonly permission: PermissionEntry; readonly meaning: string | undefined };

/** The permissions with every word of the text in their label, their meaning or their group, under their groups. */
export const matrixRows = (internalCompany: boolean, search: string): readonly MatrixRow[] => {
  const words = wordsOf(search);
  const rows: MatrixRow[] = [];
  let last: string | undefined;
  for (const permission of visiblePermissions(internalCompany)) {
    const { group, name } = permission;
    if (group === undefined) continue;
    const meaning = permissionDescription(name);
    const text = wordsOf(`${permissionGroupLabels[group]} ${permissionLabel(name)} ${meaning ?? ''}`);
    if (!words.every(word => text.some(one => one.startsWith(word)))) continue;
    if (group !== last) rows.push({ kind: 'group', group });
    last = group;
    rows.push({ kind: 'right', permission, meaning });
  }
  return rows;
};

export const countPermissions = (rows: readonly MatrixRow[]): number =>
  rows.filter(({ kind }) => kind === 'right').length;

/** The one permission of a role that is a number. */
export const isDiscountRow = ({ name }: PermissionEntry): boolean => name === 'maxDiscountPercentage';

/** A whole number of percent up to a limit; `undefined` for every other text. */
export const readPercentage = (text: string, limit: number): number | undefined => {
  const [, digits] = /^\s*(\d{1,3})(?:\s*%)?\s*$/.exec(text) ?? [];
  return digits !== undefined && Number(digits) <= limit ? Number(digits) : undefined;
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
