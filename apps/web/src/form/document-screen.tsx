import { hasSeveral, messages } from '@commissary/catalog';
import { useEffect, useMemo } from 'react';
import type { CachedDocumentKey } from '../cache/index.ts';
import { useActiveMenu, type ViewProps } from '../navigation/index.ts';
import { failedLoad } from '../notifications/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { EmptyState, PageHeader, SkeletonRows } from '../ui/index.ts';
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
  if (hasSeveral(kind)) return <MenuScreen screen={screen} address={address} Body={Body} />;
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
function MenuScreen({ screen, address, Body }: ViewProps & Pick<LoadedFormProps, 'address' | 'Body'>) {
  const { menuId, pending, error, fixed } = useActiveMenu();
  const chosen = useMemo<CachedDocumentKey>(() => ({ ...address, menuId }), [address, menuId]);
  useEffect(() => {
    if (error !== null) failedLoad(error, messages.menu.infoFail);
  }, [error]);
  if (menuId !== null && screen.edits !== undefined)
    return (
      <LoadedForm
        key={`${menuId} ${address.tenantId}`}
        screen={screen}
        edits={screen.edits}
        address={chosen}
        Body={Body}
      />
    );
  return (
    <>
      <PageHeader title={screen.title} />
      {pending ? <SkeletonRows /> : <EmptyState text={fixed ? messages.menu.notSet : messages.menu.none} />}
    </>
  );
}
