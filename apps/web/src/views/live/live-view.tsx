import { type DocumentKind, documentIdIn, documentKinds, historyTexts, screenHref } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { ButtonLink, useActiveMenu } from '../../navigation/index.ts';
import { type ActiveTenant, useActiveTenant } from '../../session/index.ts';
import { EmptyState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { KindLinks } from '../history/index.ts';
import { NotFound } from '../not-found/index.ts';
import { LiveValues } from './live-values.tsx';

/** The live configuration of a location, value by value, beside what is saved for it. */
export function LiveView() {
  const { kind: requested } = useParams({ strict: false }) as { readonly kind?: string };
  const activeTenant = useActiveTenant();
  const kind = documentKinds.find(one => one === requested);
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
      <LiveDocument kind={kind} tenant={activeTenant} locationId={tenant.id} />
    </>
  );
}

interface LiveDocumentProps {
  readonly kind: DocumentKind;
  readonly tenant: ActiveTenant;
  readonly locationId: string;
}

function LiveDocument({ kind, tenant, locationId }: LiveDocumentProps) {
  const { menuId, pending } = useActiveMenu();
  const id = documentIdIn(kind, { menuId });
  if (id === null) return pending ? <SkeletonRows /> : <EmptyState text={historyTexts.noMenu} />;
  const address = { kind, companyId: tenant.companyId, tenantId: locationId, menuId: id ?? null };
  return <LiveValues key={kind} address={address} tenant={tenant} />;
}
