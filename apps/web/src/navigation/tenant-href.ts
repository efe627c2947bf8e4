import { linkQuery, withQuery } from '@commissary/catalog';
import { useLocation } from '@tanstack/react-router';
import { useUser } from '../session/index.ts';

/** The address of the same screen for another tenant: a group, a location, or null for the company. */
export const useTenantHref = (): ((tenantId: string | null) => string) => {
  const { companyId } = useUser();
  const href = useLocation({ select: location => location.href });
  return tenantId => withQuery(href, { ...linkQuery({ companyId, locationId: tenantId }), field: null });
};
