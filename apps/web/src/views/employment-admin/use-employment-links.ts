import {
  isAccessible,
  isInNavigation,
  restoresTemplate,
  type ScreenId,
  screenHref,
  screenOf,
} from '@commissary/catalog';
import { historyHref } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';

/** The addresses at a level that lead on from the overview; null where the user cannot open the screen there. */
export const useEmploymentLinks = () => {
  const { user, companyId } = useActiveTenant();
  const tenantOf = (id: string | null) => user.accessibleTenants.find(tenant => tenant.id === id) ?? null;
  const to = (screen: ScreenId, id: string | null, query = {}) =>
    isAccessible(screenOf(screen), user, tenantOf(id))
      ? screenHref(screen, {}, { companyId, locationId: id }, query)
      : null;
  return {
    edit: (id: string | null) => to('employment', id),
    import: (id: string | null) => to('employmentImport', id),
    restore: (id: string | null) => to('employment', id, restoresTemplate),
    publish: (id: string | null) =>
      isInNavigation(screenOf('employmentPublish'), user, tenantOf(id)) ? to('employmentPublish', id) : null,
    history: (id: string | null) => historyHref({ kind: 'employment', companyId, tenantId: id, menuId: null }),
    overrides: (id: string | null) => {
      const tenant = tenantOf(id);
      if (tenant === null) return null;
      const screen = tenant.type === 'GROUP' ? 'groupOverrides' : 'locationOverrides';
      return screenHref(screen, { id: tenant.id }, { companyId, locationId: tenant.id });
    },
  };
};
