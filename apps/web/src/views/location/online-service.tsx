import type { Tenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../api.ts';
import { cutoverQuery } from '../../cache/external-services.ts';
import { askConfirm } from '../../shell/confirm.ts';
import { notify } from '../../shell/notify.ts';
import { reportError } from '../../shell/report-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SectionCard } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Forbidden, isForbidden } from './forbidden.tsx';
import styles from './licensing.module.css';

/** What the online-ordering service keeps of a location. Whoever may not look after that reads which right it takes. */
export function OnlineService({ location }: { readonly location: Tenant }) {
  const { id, name, companyId } = location;
  const client = useQueryClient();
  const options = cutoverQuery(companyId, id);
  const cutover = useQuery(options);
  const cut = useMutation({
    mutationFn: async () => responseBody(await api.slice.cutOver({ params: { id } })),
    onSuccess: next => client.setQueryData(options.queryKey, next),
    onError: error => reportError(error, 'The location could not be cut over.'),
  });
  const remove = useMutation({
    mutationFn: () => api.slice.deleteCards({ params: { id } }),
    onSuccess: () => notify('success', `The stored cards of ${name} are deleted`),
    onError: error => reportError(error, 'The stored cards could not be deleted.'),
  });
  const askAndCut = async () => {
    const text = `Online orders of ${name} go to the online-ordering service from then on. There is no way back from here.`;
    if ((await askConfirm({ text, term: name, accept: 'Cut over' })) === 'accept') cut.mutate();
  };
  const askAndRemove = async () => {
    const text = `Guests of ${name} must re-enter their cards. This cannot be undone.`;
    const answer = await askConfirm({
      ...{ text, term: name, withNumber: true },
      ...{ accept: 'Delete stored cards', danger: true },
    });
    if (answer === 'accept') remove.mutate();
  };
  if (isForbidden(cutover.error)) return <Forbidden title="Online-ordering service" right="HAS_TOL_ADMIN_ACCESS" />;
  const state = cutover.data?.cutOver;
  return (
    <SectionCard
      title="Online-ordering service"
      beside={state !== undefined && state !== null && <State cutOver={state} />}
    >
      {cutover.isPending && <SkeletonRows rows={1} height={56} />}
      {cutover.isError && (
        <ErrorState
          text="The online-ordering service could not be asked."
          onRetry={() => void cutover.refetch({ cancelRefetch: false })}
        />
      )}
      {cutover.isSuccess && (
        <div className={styles.body}>
          <p className={styles.text}>{stateWords(name, state ?? null)}</p>
          <div className={styles.products}>
            <Button
              variant="default"
              disabled={state !== false}
              loading={cut.isPending}
              onClick={() => void askAndCut()}
            >
              Switch to online ordering service…
            </Button>
            <Button
              variant="subtle"
              disabled={state === null}
              loading={remove.isPending}
              onClick={() => void askAndRemove()}
            >
              Delete stored cards…
            </Button>
          </div>
        </div>
      )}
    </SectionCard>
  );
}

function State({ cutOver }: { readonly cutOver: boolean }) {
  if (!cutOver) return <Badge tone="quiet">Not switched</Badge>;
  return (
    <Badge tone="live" icon={<IconCheck size={13} stroke={2} aria-hidden />}>
      Cut over
    </Badge>
  );
}

const stateWords = (name: string, cutOver: boolean | null): string => {
  if (cutOver === null)
    return 'No online-ordering service is set up for this server. Whoever runs it names one in COMMISSARY_ONLINE_SERVICE.';
  return cutOver
    ? `Online orders of ${name} go to the online-ordering service.`
    : `Online orders of ${name} do not go to the online-ordering service yet.`;
};
