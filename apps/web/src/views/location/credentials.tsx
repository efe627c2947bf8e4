import { locationsTexts } from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/index.ts';
import { credentialsKey, credentialsOf } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { askConfirm, reportError } from '../../notifications/index.ts';
import { Writable } from '../../session/index.ts';
import { EmptyState, ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { ConnectTerminal } from './connect-terminal.tsx';
import styles from './credentials.module.css';
import { Forbidden, isForbidden } from './forbidden.tsx';

/**
 * The credentials with which terminals of a location sign in. A user who may not see them reads which permission is
 * required.
 */
export function Credentials({ companyId, location }: { readonly companyId: string; readonly location: Tenant }) {
  const [connecting, setConnecting] = useState(false);
  const client = useQueryClient();
  const credentials = useQuery(credentialsOf(companyId, location.id));
  const remove = useMutation({
    mutationFn: (credentialId: string) =>
      api.tenants.deleteCredential({ params: { companyId, locationId: location.id, credentialId } }),
    onSettled: () => client.invalidateQueries({ queryKey: credentialsKey(companyId, location.id) }),
    onError: error => reportError(error, locationsTexts.credentialNotDeleted),
  });
  const askAndRemove = async (id: string, name: string) => {
    const text = locationsTexts.deleteCredentialWarning(name);
    const answer = await askConfirm({
      text,
      term: name,
      withNumber: true,
      accept: locationsTexts.deleteCredential,
      danger: true,
    });
    if (answer === 'accept') remove.mutate(id);
  };
  if (isForbidden(credentials.error))
    return <Forbidden title={locationsTexts.apiCredentials} permission="viewApiCreds" />;
  return (
    <SectionCard
      title={locationsTexts.apiCredentials}
      flush
      aside={
        <Writable explained calls={[contract.tenants.createCredential]}>
          <Button
            variant="default"
            leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
            onClick={() => setConnecting(true)}
          >
            {locationsTexts.connectTerminal}
          </Button>
        </Writable>
      }
    >
      {credentials.isPending && <SkeletonRows rows={2} height={56} />}
      {credentials.isError && (
        <ErrorState text={locationsTexts.credentialsLoadFailed} onRetry={() => void credentials.refetch()} />
      )}
      {credentials.data?.length === 0 && <EmptyState text={locationsTexts.noCredentials} />}
      <ul className="list">
        {credentials.data?.map(({ id, name, clientId, createdAt, lastUsedAt }) => (
          <li key={id} className={`${styles.row} row wrap align-center justify-between gap-4 gap-x-16 line-below`}>
            <div className="min-width-0">
              <p className="weight-500">{name}</p>
              <p className="text-13 tone-2 break-anywhere">
                <code>{clientId}</code>
                {locationsTexts.createdAt(dayAndTimeAt(createdAt, location.timeZone))}{' '}
                {lastUsedAt === null
                  ? locationsTexts.neverUsed
                  : locationsTexts.lastUsed(dayAndTimeAt(lastUsedAt, location.timeZone))}
              </p>
            </div>
            <Writable calls={[contract.tenants.deleteCredential]}>
              <Button
                variant="subtle"
                aria-label={locationsTexts.deleteNamed(name)}
                loading={remove.isPending && remove.variables === id}
                onClick={() => void askAndRemove(id, name)}
              >
                {locationsTexts.deleteAction}
              </Button>
            </Writable>
          </li>
        ))}
      </ul>
      {connecting && <ConnectTerminal companyId={companyId} location={location} onClose={() => setConnecting(false)} />}
    </SectionCard>
  );
}
