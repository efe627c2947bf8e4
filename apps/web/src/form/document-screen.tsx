import { messages } from '@commissary/catalog';
import { useEffect, useMemo } from 'react';
import type { CachedDocumentKey } from '../cache/documents.ts';
import { useActiveMenu } from '../navigation/active-menu.ts';
import type { ViewProps } from '../navigation/view-props.ts';
import { failedLoad } from '../notifications/report-error.ts';
import { useActiveTenant } from '../session/active-tenant.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonRows } from '../ui/lists/skeleton-rows.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { LoadedForm } from './loaded-form.tsx';
import type { LoadedFormProps } from './loaded-form-props.ts';

/** A screen that edits sections of a document for the tenant in the address. */
export function DocumentScreen({ screen, Body }: ViewProps & Pick<LoadedFormProps, 'Body'>) {
  const { edits } = screen;
  const tenant = useActiveTenant();
  const tenantId = tenant.tenant?.id ?? null;
  const kind = edits?.document ?? 'settings';
  const address = useMemo<CachedDocumentKey>(
    () => ({ kind, companyId: tenant.companyId, tenantId, menuId: null }),
    [kind, tenant.companyId, tenantId],
  );
  if (edits === undefined) return null;
  if (kind === 'menu') return <MenuScreen screen={screen} address={address} />;
  return (
    <LoadedForm
      key={`${kind} ${tenant.companyId} ${tenantId}`}
      screen={screen}
      edits={edits}
      address={address}
      Body={Body}
    />
  );
}

/** A menu has to be selected first: a location has its own, the company and a group choose one. */
function MenuScreen({ screen, address }: ViewProps & { readonly address: CachedDocumentKey }) {
  const { menuId, pending, error, fixed } = useActiveMenu();
  const chosen = useMemo<CachedDocumentKey>(() => ({ ...address, menuId }), [address, menuId]);
  useEffect(() => {
    if (error !== null) failedLoad(error, messages.menu.infoFail);
  }, [error]);
  if (menuId !== null && screen.edits !== undefined)
    return <LoadedForm key={`${menuId} ${address.tenantId}`} screen={screen} edits={screen.edits} address={chosen} />;
  return (
    <>
      <PageHeader title={screen.title} />
      {pending ? <SkeletonRows /> : <EmptyState text={fixed ? messages.menu.notSet : messages.menu.none} />}
    </>
  );
}
