import { locationsTexts } from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { cutoverQuery } from '../../cache/index.ts';
import { askConfirm, notify, reportError } from '../../notifications/index.ts';
import { Writable } from '../../session/index.ts';
import { Badge, ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { Forbidden, isForbidden } from './forbidden.tsx';
import styles from './licensing.module.css';

/**
 * What the online-ordering service stores about a location. A user who may not manage that reads which permission is
 * required.
 */
export function OnlineService({ location }: { readonly location: Tenant }) {
  const { id, name, companyId } = location;
  const client = useQueryClient();
  const options = cutoverQuery(companyId, id);
  const cutover = useQuery(options);
  const cut = useMutation({
    mutationFn: async () => responseBody(await api.slice.cutOver({ params: { id } })),
    onSuccess: next => client.setQueryData(options.queryKey, next),
    onError: error => reportError(error, locationsTexts.switchFailed),
  });
  const remove = useMutation({
    mutationFn: () => api.slice.deleteCards({ params: { id } }),
    onSuccess: () => notify('success', locationsTexts.cardsDeleted(name)),
    onError: error => reportError(error, locationsTexts.cardsNotDeleted),
  });
  const askAndCut = async () => {
    const text = locationsTexts.switchWarning(name);
    if ((await askConfirm({ text, term: name, accept: locationsTexts.switchTitle })) === 'accept') cut.mutate();
  };
  const askAndRemove = async () => {
    const text = locationsTexts.deleteCardsWarning(name);
    const answer = await askConfirm({
      ...{ text, term: name, withNumber: true },
      ...{ accept: locationsTexts.deleteStoredCards, danger: true },
    });
    if (answer === 'accept') remove.mutate();
  };
  if (isForbidden(cutover.error))
    return <Forbidden title={locationsTexts.onlineOrderingService} permission="HAS_TOL_ADMIN_ACCESS" />;
  const state = cutover.data?.cutOver;
  return (
    <SectionCard
      title={locationsTexts.onlineOrderingService}
      titleExtra={state !== undefined && state !== null && <State cutOver={state} />}
    >
      {cutover.isPending && <SkeletonRows rows={1} height={56} />}
      {cutover.isError && (
        <ErrorState
          text={locationsTexts.serviceFailed}
          onRetry={() => void cutover.refetch({ cancelRefetch: false })}
        />
      )}
      {cutover.isSuccess && (
        <div className="row wrap align-center justify-between gap-12 gap-x-24">
          <p className="text-13 tone-2">{stateWords(name, state ?? null)}</p>
          <Writable explained calls={[contract.slice.cutOver, contract.slice.deleteCards]}>
            <div className={`${styles.products} row wrap gap-8 gap-x-24 reset`}>
              <Button
                variant="default"
                disabled={state !== false}
                loading={cut.isPending}
                onClick={() => void askAndCut()}
              >
                {locationsTexts.switchAction}
              </Button>
              <Button
                variant="subtle"
                disabled={state === null}
                loading={remove.isPending}
                onClick={() => void askAndRemove()}
              >
                {locationsTexts.deleteStoredCardsAction}
              </Button>
            </div>
          </Writable>
        </div>
      )}
    </SectionCard>
  );
}

function State({ cutOver }: { readonly cutOver: boolean }) {
  if (!cutOver) return <Badge tone="quiet">{locationsTexts.notSwitched}</Badge>;
  return (
    <Badge tone="live" icon={<IconCheck size={13} stroke={2} aria-hidden />}>
      {locationsTexts.switchTitle}
    </Badge>
  );
}

const stateWords = (name: string, cutOver: boolean | null): string => {
  if (cutOver === null) return locationsTexts.serviceNotConfigured;
  return cutOver ? locationsTexts.switched(name) : locationsTexts.notSwitchedYet(name);
};
