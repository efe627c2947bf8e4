import { sessionsTexts as texts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { personalEmails } from '@commissary/domain';
import { Switch } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant, useReadOnlyReason } from '../../session/index.ts';
import { ErrorState, SectionCard, SkeletonRows } from '../../ui/index.ts';

const choices = queryOptions({
  queryKey: ['own-emails'],
  queryFn: async ({ signal }) => responseBody(await api.session.emails({}, { signal })),
  staleTime: 0,
});

/** The e-mails that the user may turn off. */
export function OwnEmails() {
  const client = useQueryClient();
  const { levels } = useActiveTenant();
  const refused = useReadOnlyReason(contract.session.setEmails);
  const { data, isError, refetch } = useQuery(choices);
  const choose = useMutation({
    mutationFn: async (body: NonNullable<typeof data>) => responseBody(await api.session.setEmails({ body })),
    onSuccess: saved => client.setQueryData(choices.queryKey, saved),
    onError: error => reportError(error, texts.emailsNotSaved),
  });
  // The only one that there is tells of what is overridden.
  if (!levels) return null;
  return (
    <SectionCard title={texts.emails}>
      {isError && <ErrorState text={texts.emailsNotLoaded} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows rows={1} height={40} />}
      {data &&
        personalEmails.map(kind => (
          <Switch
            key={kind}
            label={texts.emailKinds[kind].label}
            description={texts.emailKinds[kind].help}
            checked={data[kind]}
            disabled={choose.isPending || refused !== null}
            onChange={({ currentTarget: { checked } }) =>
              choose.mutate(
                { ...data, [kind]: checked },
                { onSuccess: () => notify('success', checked ? texts.emailOn : texts.emailOff) },
              )
            }
          />
        ))}
      {refused !== null && <p className="text-13 tone-2">{refused}</p>}
    </SectionCard>
  );
}
