import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DocumentAddress, DocumentKind } from '../../cache/documents.ts';
import { tenantsOf } from '../../cache/tenants.ts';
import { placeIn } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { ViewProps } from '../view-props.ts';
import { KindOverrides } from './kind-overrides.tsx';
import styles from './overrides.module.css';

const kinds: readonly DocumentKind[] = ['settings', 'menu', 'employment'];

/** Everything that one group or location sets itself, over the three documents. */
export function OverridesView({ screen }: ViewProps) {
  const { id } = useParams({ strict: false });
  const user = useUser();
  const place = useMemo(() => placeIn(user, id), [user, id]);
  const tenants = useQuery(tenantsOf(user.companyId));
  const menuId = tenants.data?.find(tenant => tenant.id === id)?.menuId ?? null;
  const addresses = kinds.map(
    (kind): DocumentAddress => ({
      kind,
      companyId: user.companyId,
      tenantId: id ?? null,
      menuId: kind === 'menu' ? menuId : null,
    }),
  );
  if (place.tenant === null) return <PageHeader title={screen.title} about="This place cannot be reached." />;
  return (
    <>
      <PageHeader
        title={`Overrides at ${place.name}`}
        about="Everything this level sets differently from the level above."
      />
      {tenants.isPending && <LoadingRows />}
      <div className={styles.kinds} data-level={place.level}>
        {tenants.data &&
          addresses
            .filter(({ kind }) => kind !== 'menu' || menuId !== null)
            .map(address => (
              <KindOverrides key={`${address.kind} ${address.tenantId}`} address={address} place={place} />
            ))}
      </div>
    </>
  );
}
