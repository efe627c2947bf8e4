import { screenHref } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import type { DocumentKind } from '../../cache/documents.ts';
import { useActiveMenu } from '../../session/active-menu.ts';
import { type ActivePlace, useActivePlace } from '../../session/place.ts';
import { ButtonLink } from '../../shell/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { documentKinds, KindLinks } from './kind-links.tsx';
import { Timeline } from './timeline.tsx';

/** Every save and publish of a document that reaches a place: who, what, whether it is live there, and the way back. */
export function HistoryView() {
  const { kind: wanted } = useParams({ strict: false }) as { readonly kind?: string };
  const place = useActivePlace();
  const kind = documentKinds.find(one => one === wanted);
  if (kind === undefined) return <NotFound />;
  const { companyId, tenant } = place;
  return (
    <>
      <PageHeader
        title="History"
        about={`Saves and publishes that reach ${tenant === null ? 'the whole company' : place.name}`}
        more={
          place.level === 'location' && (
            <ButtonLink href={screenHref('live', { kind }, { companyId, locationId: tenant?.id ?? null })}>
              What is live here
            </ButtonLink>
          )
        }
      />
      <KindLinks screen="history" kind={kind} place={place} />
      {tenant === null && !place.user.companyWide ? (
        <EmptyState text="Choose a location to see its history." />
      ) : (
        <OfKind kind={kind} place={place} />
      )}
    </>
  );
}

function OfKind({ kind, place }: { readonly kind: DocumentKind; readonly place: ActivePlace }) {
  if (kind === 'menu') return <OfMenu place={place} />;
  const address = { kind, companyId: place.companyId, tenantId: place.tenant?.id ?? null, menuId: null };
  return <Timeline key={kind} address={address} place={place} />;
}

function OfMenu({ place }: { readonly place: ActivePlace }) {
  const { menuId, pending } = useActiveMenu();
  if (menuId === null) return pending ? <LoadingRows /> : <EmptyState text="There is no menu here." />;
  const address = { kind: 'menu' as const, companyId: place.companyId, tenantId: place.tenant?.id ?? null, menuId };
  return <Timeline address={address} place={place} />;
}
