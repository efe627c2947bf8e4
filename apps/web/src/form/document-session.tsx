import { type Edits, formTexts, hasSeveral, messages, type RegisteredScreen, screenHref } from '@commissary/catalog';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { CachedDocumentKey } from '../cache/index.ts';
import { navigateTo, useActiveMenu, useMatchedScreen } from '../navigation/index.ts';
import { goHome, notify, useFailedLoad } from '../notifications/index.ts';
import { useActiveTenant, useUser } from '../session/index.ts';
import { EmptyState, PageHeader, SkeletonRows } from '../ui/index.ts';
import { LoadedForm } from './loaded-form.tsx';

/** The edit session around the screens of one document: it stays open while one of them is. */
export function SharedDocumentSession() {
  const screen = useMatchedScreen();
  return (
    screen !== undefined && (
      <DocumentSession screen={screen}>
        <Outlet />
      </DocumentSession>
    )
  );
}

interface DocumentSessionProps {
  /** The screen that is open in the session. */
  readonly screen: RegisteredScreen;
  readonly children: ReactNode;
}

/** The edit session of a document for the tenant in the address: another document or tenant is another session. */
export function DocumentSession({ screen, children }: DocumentSessionProps) {
  const { edits } = screen;
  const tenant = useActiveTenant();
  const tenantId = tenant.tenant?.id ?? null;
  const kind = edits?.document ?? 'settings';
  const address = useMemo<CachedDocumentKey>(
    () => ({ kind, companyId: tenant.companyId, tenantId, menuId: null }),
    [kind, tenant.companyId, tenantId],
  );
  if (edits === undefined) return null;
  if (hasSeveral(kind))
    return (
      <MenuSession screen={screen} edits={edits} address={address}>
        {children}
      </MenuSession>
    );
  return (
    <LoadedForm key={`${kind} ${tenant.companyId} ${tenantId}`} screen={screen} edits={edits} address={address}>
      {children}
    </LoadedForm>
  );
}

interface MenuSessionProps extends DocumentSessionProps {
  readonly edits: Edits;
  readonly address: CachedDocumentKey;
}

/** A menu has to be selected first: a location has its own, the company and a group choose one. */
function MenuSession({ screen, edits, address, children }: MenuSessionProps) {
  const { menuId, pending, error, fixed } = useActiveMenu();
  const chosen = useMemo<CachedDocumentKey>(() => ({ ...address, menuId }), [address, menuId]);
  useFailedLoad(error, messages.menu.infoFail);
  const isMissing = fixed && menuId === null && !pending && error === null;
  const assignHref = useAssignMenuHref(address.tenantId);
  const router = useRouter();
  useEffect(() => {
    if (!isMissing) return;
    const assign = assignHref !== null && {
      act: { text: formTexts.assignMenu, run: () => navigateTo(router, assignHref) },
    };
    notify('error', messages.menu.notSet, assign || undefined);
    goHome.get()();
  }, [isMissing, assignHref, router]);
  if (menuId !== null)
    return (
      <LoadedForm key={`${menuId} ${address.tenantId}`} screen={screen} edits={edits} address={chosen}>
        {children}
      </LoadedForm>
    );
  return (
    <>
      <PageHeader title={screen.title} />
      {pending || fixed ? <SkeletonRows /> : <EmptyState text={messages.menu.none} />}
    </>
  );
}

/** Where a menu is assigned to a location; null for a user who may not do that. */
const useAssignMenuHref = (locationId: string | null): string | null => {
  const { companyId, enabledFeatures } = useUser();
  const may = (['editLocation', 'manageMenus'] as const).every(feature => enabledFeatures.includes(feature));
  return locationId !== null && may ? screenHref('locationEdit', { id: locationId }, { companyId, locationId }) : null;
};
