import { laborTexts as texts } from '@commissary/catalog';
import { contract, type SchedulingItemRecord, type Tenant } from '@commissary/contract';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { laborStatusOf } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { reportError } from '../../notifications/index.ts';
import { Writable } from '../../session/index.ts';
import { Badge, Dot, ErrorState, SectionCard, SkeletonRows, type Tone } from '../../ui/index.ts';
import devices from './devices.module.css';
import styles from './licensing.module.css';

/** Whether the scheduling service is told of a location, and what it has of it: what needs somebody comes first. */
export function LaborPanel({ location }: { readonly location: Tenant }) {
  const { id, name, companyId } = location;
  const client = useQueryClient();
  const options = laborStatusOf(companyId, id);
  const labor = useQuery(options);
  const [showsSent, setShowsSent] = useState(false);
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
        <p className={styles.text}>{texts.notConfigured}</p>
      </SectionCard>
    );
  const open = items.filter(({ state }) => state !== 'sent');
  const sent = items.filter(({ state }) => state === 'sent');
  const shown = showsSent ? [...open, ...sent] : open;
  return (
    <SectionCard title={texts.title}>
      <div className={styles.body}>
        <Writable explained calls={[contract.labor.set]}>
          <Switch
            label={texts.enabled}
            description={texts.about(name)}
            checked={enabled}
            disabled={turn.isPending}
            onChange={({ currentTarget }) => turn.mutate(currentTarget.checked)}
          />
        </Writable>
        <p className={styles.text}>
          {texts.idAtService}: {schedulingLocationId ?? '—'}
        </p>
      </div>
      {enabled && schedulingLocationId === null && <p className={styles.text}>{texts.noId}</p>}
      {enabled && (
        <div className={styles.body}>
          <p className={styles.text} role="status">
            {items.length === 0 ? texts.nothingYet : texts.sentCount(sent.length, items.length)}
          </p>
          {sent.length > 0 && (
            <Switch
              label={texts.showSent}
              checked={showsSent}
              onChange={({ currentTarget }) => setShowsSent(currentTarget.checked)}
            />
          )}
        </div>
      )}
      {shown.length > 0 && (
        <ul className={devices.list} aria-label={texts.list}>
          {shown.map(item => (
            <SentItem key={`${item.kind} ${item.placeId} ${item.itemId}`} location={location} item={item} />
          ))}
        </ul>
      )}
      {hiddenPeople > 0 && <p className={styles.text}>{texts.hiddenPeople(hiddenPeople)}</p>}
    </SectionCard>
  );
}

interface SentItemProps {
  readonly location: Tenant;
  readonly item: SchedulingItemRecord;
}

/** One entry with its state; where somebody has to decide, how. */
function SentItem({ location, item }: SentItemProps) {
  const { kind, name, placeId, externalId, state, why, retryAt, maySend } = item;
  const { tone, said } = stateOf(item);
  return (
    <li className={devices.row}>
      <div>
        <p className={devices.name}>{name}</p>
        <p className={devices.more}>
          {[texts.kinds[kind], placeWords(location, placeId), externalId].filter(one => one !== null).join(' · ')}
        </p>
        {why !== null && <p className={devices.more}>{texts.reasons[why]}</p>}
        {retryAt !== null && <p className={devices.more}>{texts.nextTry(dayAndTimeAt(retryAt, location.timeZone))}</p>}
      </div>
      <div className={devices.runs}>
        <Badge
          tone={tone}
          icon={state === 'sent' ? <IconCheck size={13} stroke={2} aria-hidden /> : <Dot tone={tone} />}
        >
          {said}
        </Badge>
      </div>
      {maySend && why !== 'NO_EMAIL' && (state === 'failed' || state === 'unclear') && (
        <SendAgain location={location} item={item} />
      )}
    </li>
  );
}

/** Sends an entry again, or says which id it has at the service. */
function SendAgain({ location, item }: SentItemProps) {
  const { id: locationId, companyId } = location;
  const { kind, placeId, itemId, name, state } = item;
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const externalId = typed.trim();
  const send = useMutation({
    mutationFn: async () => {
      const body = { kind, placeId, itemId, ...(externalId !== '' && { externalId }) };
      return responseBody(await api.labor.sendAgain({ params: { companyId, locationId }, body }));
    },
    onSuccess: next => client.setQueryData(laborStatusOf(companyId, locationId).queryKey, next),
    onError: error => reportError(error, texts.sendFailed),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  const isNamed = externalId !== '';
  return (
    <Writable explained calls={[contract.labor.sendAgain]}>
      <form onSubmit={submit} noValidate className={styles.body}>
        {state === 'unclear' && (
          <TextInput
            label={texts.idOf(name)}
            description={texts.unclearHelp}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          variant="default"
          loading={send.isPending}
          aria-label={isNamed ? texts.takeId(name) : texts.sendAgain(name)}
        >
          {isNamed ? texts.takeIdAction : texts.sendAgainAction}
        </Button>
      </form>
    </Writable>
  );
}

const tones = { waiting: 'amber', sending: 'amber', sent: 'live', failed: 'error', unclear: 'error' } as const;

const stateOf = ({
  state,
}: SchedulingItemRecord): { readonly tone: Tone & ('amber' | 'live' | 'error'); readonly said: string } => ({
  tone: tones[state],
  said: texts.states[state],
});

const placeWords = ({ id }: Tenant, placeId: string | null): string => {
  if (placeId === null) return texts.places.company;
  return placeId === id ? texts.places.location : texts.places.group;
};
