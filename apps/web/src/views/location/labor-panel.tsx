import { laborTexts as texts } from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { laborStatusOf } from '../../cache/index.ts';
import { reportError } from '../../notifications/index.ts';
import { Writable } from '../../session/index.ts';
import { CopyableText, ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { LaborItems } from './labor-items.tsx';

/** Whether the scheduling service is told of a location, and what it has of it. */
export function LaborPanel({ location }: { readonly location: Tenant }) {
  const { id, companyId } = location;
  const client = useQueryClient();
  const options = laborStatusOf(companyId, id);
  const labor = useQuery(options);
  const turn = useMutation({
    mutationFn: async (enabled: boolean) =>
      responseBody(await api.labor.set({ body: { tenantId: id, laborIntegration: { enabled } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: options.queryKey }),
    onError: error => reportError(error, texts.switchFailed),
  });
  if (labor.isPending)
    return (
      <SectionCard title={texts.title}>
        <SkeletonRows rows={1} height={56} />
      </SectionCard>
    );
  if (labor.isError)
    return (
      <SectionCard title={texts.title}>
        <ErrorState text={texts.loadFailed} onRetry={() => void labor.refetch({ cancelRefetch: false })} />
      </SectionCard>
    );
  const { configured, enabled, schedulingLocationId, items, hiddenPeople } = labor.data;
  if (!configured)
    return (
      <SectionCard title={texts.title}>
        <p className="text-13 tone-2">{texts.notConfigured}</p>
      </SectionCard>
    );
  return (
    <SectionCard title={texts.title} flush>
      <div className="row wrap align-center justify-between gap-12 gap-x-24 pad-x-20 pad-y-16">
        <Writable explained calls={[contract.labor.set]}>
          <Switch
            label={texts.enabled}
            description={texts.about}
            checked={enabled}
            disabled={turn.isPending}
            onChange={({ currentTarget }) => turn.mutate(currentTarget.checked)}
          />
        </Writable>
        {schedulingLocationId !== null && (
          <div className="row wrap align-center gap-4 gap-x-12">
            <span className="text-13 tone-2">{texts.idAtService}</span>
            <CopyableText text={schedulingLocationId} label={texts.idAtService} />
          </div>
        )}
      </div>
      {enabled && schedulingLocationId === null && (
        <p className="text-13 tone-2 pad-x-20 pad-y-12 line-above">{texts.noId}</p>
      )}
      {enabled && <LaborItems location={location} items={items} />}
      {hiddenPeople > 0 && (
        <p className="text-13 tone-2 pad-x-20 pad-y-12 line-above">{texts.hiddenPeople(hiddenPeople)}</p>
      )}
    </SectionCard>
  );
}
