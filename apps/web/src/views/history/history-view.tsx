import { type DocumentKind, documentIdIn, documentKinds, historyTexts, screenHref } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { ButtonLink, useActiveMenu } from '../../navigation/index.ts';
import { type ActiveTenant, useActiveTenant } from '../../session/index.ts';
import { EmptyState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { KindLinks } from './kind-links.tsx';
import { Timeline } from './timeline.tsx';

/**
 * Every save and publish of a document that affects a tenant: who, what, whether it is live there, and a restore
 * action.
 */
export function HistoryView() {
  const { kind: requested } = useParams({ strict: false }) as { readonly kind?: string };
  const activeTenant = useActiveTenant();
  const kind = documentKinds.find(one => one === requested);
  if (kind === undefined) return <NotFound />;
  const { companyId, tenant } = activeTenant;
  return (
    <>
      <PageHeader
        title={historyTexts.history}
        about={historyTexts.about(tenant === null ? null : activeTenant.name)}
        more={
          activeTenant.level === 'location' && (
            <ButtonLink href={screenHref('live', { kind }, { companyId, locationId: tenant?.id ?? null })}>
              {historyTexts.viewLive}
            </ButtonLink>
          )
        }
      />
      <KindLinks screen="history" kind={kind} tenant={activeTenant} />
      {tenant === null && !activeTenant.user.companyWide ? (
        <EmptyState text={historyTexts.chooseLocation} />
      ) : (
        <OfKind kind={kind} tenant={activeTenant} />
      )}
    </>
  );
}

function OfKind({ kind, tenant }: { readonly kind: DocumentKind; readonly tenant: ActiveTenant }) {
  const { menuId, pending } = useActiveMenu();
  const id = documentIdIn(kind, { menuId });
  if (id === null) return pending ? <SkeletonRows /> : <EmptyState text={historyTexts.noMenu} />;
  const address = { kind, companyId: tenant.companyId, tenantId: tenant.tenant?.id ?? null, menuId: id ?? null };
  return <Timeline key={kind} address={address} tenant={tenant} />;
}
