import { locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { licenseQuery } from '../../cache/index.ts';
import { whenWords } from '../../formatting/index.ts';
import { CopyableText, Dialog, ErrorState, Spinner } from '../../ui/index.ts';
import styles from './connect-terminal.module.css';

/** A token for the point of sale, and whether it was used, polled until it was used or has expired. */
export function LicenseTokenPanel({ location, onClose }: { readonly location: Tenant; readonly onClose: () => void }) {
  const { id, name, companyId, timeZone } = location;
  const token = useQuery({
    queryKey: ['tenants', companyId, 'license-token', id],
    queryFn: async ({ signal }) => responseBody(await api.licensing.getToken({ params: { id } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const end = useQuery({
    queryKey: ['tenants', companyId, 'license-token-death', id],
    queryFn: async ({ signal }) =>
      responseBody(await api.licensing.awaitTokenDeath({ params: { id } }, { signal, background: true })),
    enabled: token.isSuccess,
    gcTime: 0,
    // A long poll: one call waits for a while and then asks to be called again. One that failed at once is not repeated
    // at once.
    refetchInterval: ({ state }) => (state.data?.dead === true ? false : state.error === null ? 50 : 5000),
  });
  const dead = end.data?.dead === true;
  const after = useQuery({ ...licenseQuery(companyId, id), enabled: dead, staleTime: 0 });
  const used = dead && after.isFetchedAfterMount && after.data?.licensed === true;
  return (
    <Dialog label={locationsTexts.posLicenseToken} size={560} closeOnClickOutside={false} onClose={onClose}>
      <div className={`${styles.dialog} stack gap-12`}>
        <h2 className={styles.title}>{locationsTexts.licenseTokenTitle}</h2>
        {token.isError && <ErrorState text={locationsTexts.tokenFailed} onRetry={() => void token.refetch()} />}
        {token.data && (
          <>
            <p className="tone-2">{locationsTexts.tokenHelp(name, whenWords(token.data.expiresAt, timeZone))}</p>
            <CopyableText label={locationsTexts.theToken} text={token.data.token} />
            <p
              className={`${styles.state} row align-center gap-8 pad-x-12 pad-y-8`}
              data-connected={used}
              role="status"
            >
              {used ? <IconCheck size={17} stroke={2} aria-hidden /> : !dead && <Spinner />}
              {stateWords(dead, used, name)}
            </p>
          </>
        )}
        <div className="row wrap justify-end gap-8 space-above-8">
          <Button data-autofocus variant={dead ? 'filled' : 'default'} onClick={onClose}>
            {dead ? locationsTexts.done : locationsTexts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const stateWords = (dead: boolean, used: boolean, name: string): string => {
  if (!dead) return locationsTexts.waitingForPOSActivation;
  return used ? locationsTexts.isLicensed(name) : locationsTexts.tokenExpired;
};
