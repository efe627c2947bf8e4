import { documentIdIn, documentKinds, overridesTexts } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { activeTenantIn, useUser } from '../../session/index.ts';
import { PageHeader } from '../../ui/index.ts';
import { KindOverrides } from './kind-overrides.tsx';

/** All overrides of one group or location, in every document. */
export function OverridesView({ screen }: ViewProps) {
  const { id } = useParams({ strict: false });
  const user = useUser();
  const activeTenant = useMemo(() => activeTenantIn(user, id), [user, id]);
  const menuId = activeTenant.tenant?.menuId ?? null;
  const addresses = documentKinds.flatMap((kind): readonly CachedDocumentKey[] => {
    const documentId = documentIdIn(kind, { menuId });
    if (documentId === null) return [];
    return [{ kind, companyId: user.companyId, tenantId: id ?? null, menuId: documentId ?? null }];
  });
  if (activeTenant.tenant === null) return <PageHeader title={screen.title} about={overridesTexts.notFound} />;
  return (
    <>
      <PageHeader title={overridesTexts.overridesAt(activeTenant.name)} about={overridesTexts.about} />
      <div className="stack gap-16" data-level={activeTenant.level}>
        {addresses.map(address => (
          <KindOverrides key={`${address.kind} ${address.tenantId}`} address={address} tenant={activeTenant} />
        ))}
      </div>
    </>
  );
}
