import { historyTexts, screenHref } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { ButtonLink, useActiveMenu } from '../../navigation/index.ts';
import { type ActiveTenant, useActiveTenant } from '../../session/index.ts';
import { EmptyState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { historyKinds, KindLinks } from '../history/index.ts';
import { NotFound } from '../not-found/index.ts';
import { LiveValues } from './live-values.tsx';

/** The live configuration of a location, value by value, beside what is saved for it. */
export function LiveView() {
  const { kind: wanted } = useParams({ strict: false }) as { readonly kind?: string };
  const activeTenant = useActiveTenant();
  const kind = historyKinds.find(one => one === wanted);
  if (kind === undefined) return <NotFound />;
  const { companyId, tenant, level } = activeTenant;
  if (tenant === null || level !== 'location')
    return (
      <>
        <PageHeader title={historyTexts.liveTitle} />
        <EmptyState text={historyTexts.chooseLocationForLive} />
      </>
    );
  const at = { companyId, locationId: tenant.id };
  return (
    <>
      <PageHeader
        title={historyTexts.liveAt(activeTenant.name)}
        about={historyTexts.liveAbout}
        actions={<ButtonLink href={screenHref('history', { kind }, at)}>{historyTexts.history}</ButtonLink>}
      />
      <KindLinks screen="live" kind={kind} tenant={activeTenant} />
      {kind === 'menu' ? (
        <LiveMenu tenant={activeTenant} locationId={tenant.id} />
      ) : (
        <LiveValues key={kind} address={{ kind, companyId, tenantId: tenant.id, menuId: null }} tenant={activeTenant} />
      )}
    </>
  );
}

function LiveMenu({ tenant, locationId }: { readonly tenant: ActiveTenant; readonly locationId: string }) {
  const { menuId, pending } = useActiveMenu();
  if (menuId === null) return pending ? <SkeletonRows /> : <EmptyState text={historyTexts.noMenu} />;
  const address = { kind: 'menu' as const, companyId: tenant.companyId, tenantId: locationId, menuId };
  return <LiveValues address={address} tenant={tenant} />;
}
