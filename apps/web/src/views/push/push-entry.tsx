import { pushTexts as texts } from '@commissary/catalog';
import { type AccessibleTenant, contract, type PushNotification } from '@commissary/contract';
import { formatNumber, plainDateTimeToInstant } from '@commissary/domain';
import { Button } from '@mantine/core';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { notify } from '../../notifications/index.ts';
import { Writable } from '../../session/index.ts';
import { Badge, type Tone } from '../../ui/index.ts';
import styles from './push.module.css';
import { usePush } from './use-push.ts';

export interface PushEntryProps {
  readonly entry: PushNotification;
  readonly companyId: string;
  readonly tenants: readonly AccessibleTenant[];
}

type Message = PushNotification['messages'][number];

/** The places that are named; the others are counted. */
const mostNamed = 3;

/** One notification: what it said, to whom, when, how far it is and what came of it. */
export function PushEntry({ entry, companyId, tenants }: PushEntryProps) {
  const { takeBack, busy } = usePush(companyId);
  const { id, title, text, messages } = entry;
  const states = statesOf(messages);
  const waits = messages.some(({ state }) => state === 'SCHEDULED');
  const problems = [...new Set(messages.flatMap(({ problem }) => problem ?? []))];
  const isPartial = messages.some(({ state }) => state !== 'SCHEDULED');
  return (
    <div className={`${styles.entry} gap-8 gap-x-16 pad-x-20 pad-y-12 line-below`} id={id}>
      <div className="stack gap-4 min-width-0">
        <div className="row wrap align-center gap-4 gap-x-8">
          <strong className="break-anywhere">{title}</strong>
          {states.map(({ state, locations }) => (
            <Badge key={state} tone={tones[state]}>
              {states.length === 1 ? texts.states[state] : texts.withLocations(texts.states[state], locations)}
            </Badge>
          ))}
        </div>
        <p className="text-13 break-anywhere">{text}</p>
        {problems.map(problem => (
          <p key={problem} className="text-13 tone-error">
            {texts.problems[problem]}
          </p>
        ))}
        <p className="text-12 tone-3">
          {placeWords(entry, tenants)} · {timeWords(entry)} · {texts.by(entry.by, dayAndTimeAt(entry.createdAt, null))}
        </p>
      </div>
      <div className="row wrap align-center justify-end gap-8 gap-x-16">
        {messages.some(({ state }) => state === 'SENT') && <Counts messages={messages} />}
        {waits && (
          <Writable calls={[contract.pushNotifications.takeBack]}>
            <Button
              variant="default"
              size="xs"
              loading={busy}
              aria-label={texts.takeBackNamed(title)}
              onClick={async () => {
                if (await takeBack(id)) notify('success', isPartial ? texts.partTakenBack : texts.takenBack);
              }}
            >
              {texts.takeBack}
            </Button>
          </Writable>
        )}
      </div>
    </div>
  );
}

/** What the service counted, summed over the messages. */
function Counts({ messages }: { readonly messages: readonly Message[] }) {
  const counted = messages.flatMap(({ counts }) => counts ?? []);
  if (counted.length === 0) return <span className="text-13 tone-3">{texts.notYet}</span>;
  const sum = (key: 'sent' | 'delivered' | 'opened') => counted.reduce((total, counts) => total + counts[key], 0);
  const opened = sum('opened');
  const share = Math.round((100 * opened) / Math.max(1, sum('delivered')));
  const facts = [
    [texts.reached, formatNumber(sum('sent'))],
    [texts.delivered, formatNumber(sum('delivered'))],
    [texts.opened, texts.openedShare(opened, share)],
  ] as const;
  return (
    <dl className="row gap-16 reset" aria-label={texts.counts}>
      {facts.map(([term, value]) => (
        <div key={term} className="stack text-end">
          <dt className="text-12 tone-3">{term}</dt>
          <dd className="reset text-13 weight-600">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const tones: Readonly<Record<Message['state'], Tone>> = {
  SCHEDULED: 'amber',
  SENDING: 'amber',
  SENT: 'live',
  FAILED: 'error',
  TAKEN_BACK: 'quiet',
};

/** The states of its messages, each with the number of locations. */
const statesOf = (messages: readonly Message[]) =>
  [...Map.groupBy(messages, ({ state }) => state)].map(([state, some]) => ({
    state,
    locations: some.reduce((sum, { locations }) => sum + locations, 0),
  }));

const placeWords = ({ places }: PushNotification, tenants: readonly AccessibleTenant[]): string => {
  if (places === null) return texts.company;
  const chosen = new Set(places);
  const names = tenants.filter(({ id }) => chosen.has(id)).map(({ name }) => name);
  return texts.places(names.slice(0, mostNamed), places.length - Math.min(mostNamed, names.length));
};

const timeWords = ({ localDateTime, createdAt }: PushNotification): string => {
  if (localDateTime === null) return texts.atOnce(dayAndTimeAt(createdAt, null));
  // Without a zone: it is the same time on every clock.
  return texts.local(dayAndTimeAt(plainDateTimeToInstant(localDateTime, 'UTC'), 'UTC').replace(/ \w+$/, ''));
};
