import { timedTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { notify } from '../../notifications/index.ts';
import { periodWords, type TimedListed, useTimed } from '../../timed/index.ts';
import { Badge, type Tone } from '../../ui/index.ts';

export interface TimedEntryProps {
  readonly entry: TimedListed;
  readonly companyId: string;
  readonly tenants: readonly AccessibleTenant[];
}

type AtLocation = TimedListed['locations'][number];

/** The changes and locations that are named; the others are counted. */
const mostNamed = 3;

/** One timed edit, with what can be done about it. */
export function TimedEntry({ entry, companyId, tenants }: TimedEntryProps) {
  const { cancel, busy } = useTimed(companyId);
  const { id, changes, total, locations, by, createdAt } = entry;
  const [first] = locations;
  const open = locations.filter(({ phase }) => phase === 'waiting' || phase === 'running');
  const what = changes[0]?.subject ?? texts.hidden;
  const nameOf = (locationId: string) => tenants.find(one => one.id === locationId)?.name ?? '';
  const [shown, setShown] = useState(false);
  const Arrow = shown ? IconChevronDown : IconChevronRight;
  const runs = open.some(({ phase }) => phase === 'running');
  return (
    <div className="stack gap-8 pad-x-16 pad-y-12 line-below" id={id}>
      <div className="row wrap justify-between gap-8">
        <div className="stack gap-4 min-width-0">
          {changes.slice(0, mostNamed).map(({ path, sentence }) => (
            <strong key={path}>{sentence}</strong>
          ))}
          {changes.length === 0 && <span className="tone-2">{texts.hidden}</span>}
          {changes.length > mostNamed && <span className="tone-2">{texts.andMore(total - mostNamed)}</span>}
        </div>
        <div className="row wrap gap-8">
          {statesOf(locations).map(({ state, tone, count }) => (
            <Badge key={state} tone={tone}>
              {count === locations.length ? state : texts.withCount(state, count)}
            </Badge>
          ))}
        </div>
      </div>
      <div className="row wrap justify-between align-center gap-8 text-13 tone-2">
        <span>
          {first && periodWords(first, entry)} · {placesWords(locations.map(({ locationId }) => nameOf(locationId)))}
        </span>
        <span>{texts.by(by, dayAndTimeAt(createdAt, first?.timeZone ?? null))}</span>
      </div>
      {locations.length > 1 && open.length > 0 && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<Arrow size={15} aria-hidden />}
            aria-expanded={shown}
            aria-label={texts.eachLocationOf(what)}
            onClick={() => setShown(!shown)}
          >
            {texts.eachLocation}
          </Button>
          {shown && (
            <ul className="list" aria-label={texts.eachLocationOf(what)}>
              {locations.map(at => (
                <li key={at.locationId} className="line-above pad-y-4">
                  <LocationOfEdit
                    entry={entry}
                    companyId={companyId}
                    at={at}
                    what={what}
                    name={nameOf(at.locationId)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {questionsOf(locations).map(asked => (
        <Question key={asked[0]?.question} entry={entry} companyId={companyId} asked={asked} nameOf={nameOf} />
      ))}
      {open.some(({ question }) => question === null) && (
        <div>
          <Button
            variant="default"
            size="xs"
            loading={busy}
            aria-label={runs ? texts.endNowNamed(what) : texts.cancelNamed(what)}
            onClick={async () => {
              if (await cancel(id)) notify('success', texts.canceled);
            }}
          >
            {runs ? texts.endNow : texts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

interface LocationOfEditProps {
  readonly entry: TimedListed;
  readonly companyId: string;
  readonly at: AtLocation;
  readonly what: string;
  readonly name: string;
}

/** How far it is at one location, and what can be done about it there alone. */
function LocationOfEdit({ entry, companyId, at, what, name }: LocationOfEditProps) {
  const { cancel, decide, busy } = useTimed(companyId);
  const { phase, question, locationId } = at;
  const [state] = statesOf([at]);
  const button = (text: string, act: () => Promise<boolean>, done: string) => (
    <Button
      variant="subtle"
      size="xs"
      disabled={busy}
      aria-label={texts.at(text, what, name)}
      onClick={async () => {
        if (await act()) notify('success', done);
      }}
    >
      {text}
    </Button>
  );
  const say = (decision: 'anyway' | 'keep') => () => decide(entry.id, [locationId], decision);
  return (
    <div className="row wrap align-center gap-8 text-13">
      <span className="weight-600">{name}</span>
      {state && <Badge tone={state.tone}>{state.state}</Badge>}
      <span className="tone-2">{periodWords(at, entry)}</span>
      {question !== null && (
        <>
          {button(phase === 'waiting' ? texts.startAnyway : texts.endAnyway, say('anyway'), texts.decided)}
          {button(texts.keep, say('keep'), texts.decided)}
        </>
      )}
      {question === null &&
        (phase === 'waiting' || phase === 'running') &&
        button(phase === 'running' ? texts.endNow : texts.cancel, () => cancel(entry.id, [locationId]), texts.canceled)}
    </div>
  );
}

interface QuestionProps {
  readonly entry: TimedListed;
  readonly companyId: string;
  readonly asked: readonly AtLocation[];
  readonly nameOf: (locationId: string) => string;
}

/** Why it waits, where, and the two decisions. */
function Question({ entry, companyId, asked, nameOf }: QuestionProps) {
  const { decide, busy } = useTimed(companyId);
  const [first] = asked;
  if (first === undefined || first.question === null) return null;
  const ids = asked.map(({ locationId }) => locationId);
  const say = async (decision: 'anyway' | 'keep') => {
    if (await decide(entry.id, ids, decision)) notify('success', texts.decided);
  };
  return (
    <div className="row wrap align-center gap-8 text-13">
      <span>
        {texts.questions[first.question]} {placesWords(ids.map(nameOf))}
      </span>
      <Button variant="default" size="xs" disabled={busy} onClick={() => void say('anyway')}>
        {first.phase === 'waiting' ? texts.startAnyway : texts.endAnyway}
      </Button>
      <Button variant="subtle" size="xs" disabled={busy} onClick={() => void say('keep')}>
        {texts.keep}
      </Button>
    </div>
  );
}

const placesWords = (names: readonly string[]): string =>
  names.length > mostNamed
    ? texts.placesAndMore(names.slice(0, mostNamed), names.length - mostNamed)
    : texts.places(names);

/** The locations with the same question in the same phase. */
const questionsOf = (locations: readonly AtLocation[]): readonly (readonly AtLocation[])[] => [
  ...Map.groupBy(
    locations.filter(({ question }) => question !== null),
    ({ question, phase }) => `${question} ${phase}`,
  ).values(),
];

interface State {
  readonly state: string;
  readonly tone: Tone;
  readonly count: number;
}

const statesOf = (locations: readonly AtLocation[]): readonly State[] => {
  const states = Map.groupBy(locations, ({ phase, question, outcome }) => {
    if (question !== null) return texts.needsDecision;
    return outcome === null ? texts.phases[phase] : texts.outcomes[outcome];
  });
  return [...states].map(([state, at]) => ({ state, tone: toneOf(at[0]), count: at.length }));
};

const toneOf = (at: AtLocation | undefined): Tone => {
  if (at?.question != null) return 'amber';
  return at?.phase === 'running' ? 'live' : 'quiet';
};
