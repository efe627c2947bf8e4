import type { SpecialTime } from '@commissary/catalog';
import { hoursTexts } from '@commissary/catalog';
import { type Channel, sourceChannel } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { setValue } from '../../form/actions/index.ts';
import rowStyles from '../../form/fields/field-row.module.css';
import { SourceLine } from '../../form/provenance/index.ts';
import { fieldElementId, useFieldState, useForm, useFormSelector } from '../../form/state/index.ts';
import { Segmented } from '../../ui/index.ts';
import { nextTime } from '../time-bar/index.ts';
import { formatOpenTimes } from './format-open-times.ts';
import { addTime, removeTime } from './hours-actions.ts';
import panel from './panel.module.css';
import special from './special.module.css';
import { channelText } from './special-day-text.ts';
import { TimePair } from './time-pair.tsx';
import { hoursValueOf, isValidEntry } from './week-state.ts';

const choices = [
  { value: 'usual', label: hoursTexts.regularOption },
  { value: 'closed', label: hoursTexts.closed },
  { value: 'own', label: hoursTexts.customOption },
] as const;
type Choice = (typeof choices)[number]['value'];

/** The hours of one channel on a special day: its usual hours, closed, or hours of its own. */
export function SpecialDayChannel({ dayPath, channel }: { readonly dayPath: string; readonly channel: Channel }) {
  const { store, level, newId } = useForm();
  const path = `${dayPath}/${channel}`;
  const state = useFieldState(path);
  const source = useFormSelector('/hours', session => sourceChannel(hoursValueOf(session), channel));
  const id = useId();
  const times = state.value as readonly SpecialTime[] | undefined;
  const choice: Choice = times === undefined ? 'usual' : times.length === 0 ? 'closed' : 'own';
  const follows = source !== channel;
  const label = state.field?.label ?? channel;
  const choose = (next: Choice) => {
    if (next === 'own') setValue(store, path, [{ id: newId(), ...nextTime([]) }]);
    else setValue(store, path, next === 'closed' ? [] : undefined);
  };
  return (
    <div
      className={`${rowStyles.row} grid align-center line-above`}
      id={fieldElementId(path)}
      data-path={path}
      data-level={level}
      data-own={(state.overridden && level !== 'company' && !follows) || undefined}
      data-plain={level === 'company' || undefined}
    >
      <div className={rowStyles.label}>
        <span className={rowStyles.name}>{label}</span>
      </div>
      <div className={`${rowStyles.control} min-width-0 pad-y-8`}>
        {follows ? (
          hoursTexts.sameAs(channelText[source])
        ) : state.locked !== undefined ? (
          wordsOf(times)
        ) : (
          <Segmented label={hoursTexts.channelOnThisDay(label)} value={choice} options={choices} onChange={choose} />
        )}
      </div>
      <span className={rowStyles.dot} data-on={(state.unsaved && !follows) || undefined}>
        {state.unsaved && !follows && <span className="visually-hidden">{hoursTexts.notSaved}</span>}
      </span>
      <div className={rowStyles.source}>{!follows && <SourceLine state={state} id={id} />}</div>
      {choice === 'own' && !follows && state.locked === undefined && (
        <Times path={path} times={times ?? []} label={label} />
      )}
    </div>
  );
}

const wordsOf = (times: readonly SpecialTime[] | undefined): string =>
  times === undefined ? hoursTexts.regularHours : formatOpenTimes(times.filter(isValidEntry));

interface TimesProps {
  readonly path: string;
  readonly times: readonly SpecialTime[];
  readonly label: string;
}

function Times({ path, times, label }: TimesProps) {
  const { store, newId } = useForm();
  const position = { listPath: path, lastId: String(times.at(-1)?.id ?? '') || null };
  return (
    <div className={special.specialTimes}>
      {times.map((time, index) => (
        <div key={time.id} className={`${panel.entry} grid align-start gap-4 gap-x-8`}>
          <TimePair path={memberPath(path, time.id)} name={hoursTexts.openingTimeOf(label, index + 1)} />
          <ActionIcon
            aria-label={hoursTexts.removeOpeningTimeOf(index + 1, label)}
            onClick={() => removeTime(store, path, memberPath(path, time.id))}
          >
            <IconTrash size={16} stroke={1.8} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        onClick={() => addTime(store, position, newId(), nextTime(times.filter(isValidEntry)))}
      >
        {hoursTexts.addHours}
      </Button>
    </div>
  );
}
