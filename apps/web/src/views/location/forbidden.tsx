import { locationsTexts, permissionLabel } from '@commissary/catalog';
import type { Permission } from '@commissary/domain';
import { StatusError } from '../../api/index.ts';
import { SectionCard } from '../../ui/index.ts';

export const isForbidden = (error: unknown): boolean => error instanceof StatusError && error.status === 403;

/** A section that this user may not open: its title, and the permission that it requires. */
export function Forbidden({ title, permission }: { readonly title: string; readonly permission: Permission }) {
  return (
    <SectionCard title={title}>
      <p className="text-13 tone-2">{locationsTexts.noAccess(permissionLabel(permission))}</p>
    </SectionCard>
  );
}
