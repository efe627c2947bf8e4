import { locationsTexts, productLabels } from '@commissary/catalog';
import { contract, type License, type Tenant } from '@commissary/contract';
import { products } from '@commissary/domain';
import { Button, Switch } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { licenseQuery } from '../../cache/index.ts';
import { askConfirm, reportError } from '../../notifications/index.ts';
import { forgetAuthorizations, refreshUser, useReadOnlyReason, Writable } from '../../session/index.ts';
import { Badge, ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { Forbidden, isForbidden } from './forbidden.tsx';
import { LicenseTokenPanel } from './license-token.tsx';
import styles from './licensing.module.css';

/** The licenses of a location. A user who may not manage them reads which permission is required. */
export function LicensingPanel({ location }: { readonly location: Tenant }) {
  const { id, name, companyId } = location;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const license = useQuery(licenseQuery(companyId, id));
  const locked = useReadOnlyReason(contract.licensing.setProducts);
  const { queryKey } = licenseQuery(companyId, id);
  const store = (next: License) => client.setQueryData(queryKey, next);
  const set = useMutation({
    mutationFn: async (requested: License['products']) =>
      responseBody(await api.licensing.setProducts({ params: { id }, body: { products: requested } })),
    onSuccess: async next => {
      store(next);
      forgetAuthorizations(companyId);
      await refreshUser();
    },
    onError: error => reportError(error, locationsTexts.licenseNotChanged),
  });
  const revoke = useMutation({
    mutationFn: () => api.licensing.revoke({ params: { id } }),
    onError: error => reportError(error, locationsTexts.licenseNotRevoked),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const askAndRevoke = async () => {
    const text = locationsTexts.revokeWarning(name);
    if ((await askConfirm({ text, accept: locationsTexts.revokeLicense, danger: true })) === 'accept') revoke.mutate();
  };
  if (isForbidden(license.error)) return <Forbidden title={locationsTexts.licensing} permission="locationLicensing" />;
  const now = license.data;
  return (
    <SectionCard
      title={locationsTexts.licensing}
      titleExtra={now && <State license={now} />}
      aside={
        <Writable explained calls={[contract.licensing.getToken]}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {locationsTexts.getToken}
          </Button>
        </Writable>
      }
    >
      {license.isPending && <SkeletonRows rows={2} height={56} />}
      {license.isError && <ErrorState text={locationsTexts.licenseLoadFailed} onRetry={() => void license.refetch()} />}
      {now && (
        <div className="row wrap align-center justify-between gap-12 gap-x-24">
          <fieldset
            className={`${styles.products} row wrap gap-8 gap-x-24 reset`}
            disabled={set.isPending || locked !== null}
          >
            <legend>{locationsTexts.licensedFor(name)}</legend>
            {products.map(product => (
              <Switch
                key={product}
                label={productLabels[product]}
                checked={now.products[product]}
                onChange={({ currentTarget }) => set.mutate({ ...now.products, [product]: currentTarget.checked })}
              />
            ))}
          </fieldset>
          <p className="text-13 tone-2">{locationsTexts.pointOfSale(now.posVersion)}</p>
          {(now.licensed || now.tokenPending) && (
            <Writable calls={[contract.licensing.revoke]}>
              <Button variant="subtle" loading={revoke.isPending} onClick={() => void askAndRevoke()}>
                {locationsTexts.revoke}
              </Button>
            </Writable>
          )}
        </div>
      )}
      {asking && (
        <LicenseTokenPanel
          location={location}
          onClose={() => {
            setAsking(false);
            void client.invalidateQueries({ queryKey });
          }}
        />
      )}
    </SectionCard>
  );
}

function State({ license }: { readonly license: License }) {
  if (license.licensed)
    return (
      <Badge tone="live" icon={<IconCheck size={13} stroke={2} aria-hidden />}>
        {locationsTexts.licensed}
      </Badge>
    );
  return (
    <Badge tone="quiet">{license.tokenPending ? locationsTexts.waitingForToken : locationsTexts.notLicensed}</Badge>
  );
}
