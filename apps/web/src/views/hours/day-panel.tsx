import { hoursTexts } from '@commissary/catalog';
import { dayNames } from '@commissary/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { resetAll } from '../../form/actions/index.ts';
import { useForm } from '../../form/state/index.ts';
import { inheritedFromText, resetText } from '../../formatting/index.ts';
import { LevelIcon, useRegionFocus } from '../../ui/index.ts';
import { nextTime } from '../time-bar/index.ts';
import { CopyDay } from './copy-day.tsx';
import { formatOpenTimes } from './format-open-times.ts';
import { addTime, removeTime } from './hours-actions.ts';
import panel from './panel.module.css';
import { TimePair } from './time-pair.tsx';
import { type DayState, isValidEntry, type WeekState } from './week-state.ts';

export interface DayPanelProps {
  readonly week: WeekState;
  readonly day: DayState;
  readonly label: string;
  readonly onClose: () => void;
}

/** A day's times as fields, their source, and an action that copies them to other days. */
export function DayPanel({ week, day, label, onClose }: DayPanelProps) {
  const { store, newId } = useForm();
  const name = dayNames[day.day] ?? '';
  const focus = useRegionFocus<HTMLDivElement>();
  const times = day.entries.map(({ time }) => time).filter(isValidEntry);
  return (
    <div className={panel.panel} tabIndex={-1} {...focus}>
      <div className={`${panel.panelHead} row align-center justify-between`}>
        <h3>
          {name}, {label.toLowerCase()}
        </h3>
        <ActionIcon aria-label={hoursTexts.close} onClick={onClose}>
          <IconX size={16} stroke={1.8} />
        </ActionIcon>
      </div>
      {day.entries.length === 0 && <p className={panel.none}>{hoursTexts.closed}</p>}
      {day.entries.map((entry, index) => (
        <div key={entry.id} className={`${panel.entry} grid align-start gap-4 gap-x-8`}>
          <TimePair path={entry.path} name={hoursTexts.openingTime(index + 1)} />
          <ActionIcon
            aria-label={hoursTexts.removeOpeningTime(index + 1)}
            onClick={() => removeTime(store, week.listPath, entry.path)}
          >
            <IconTrash size={16} stroke={1.8} />
          </ActionIcon>
          {entry.overlaps && (
            <p className={`${panel.overlap} row gap-6 span-all text-12 tone-error`}>
              <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
              {hoursTexts.overlapHint}
            </p>
          )}
        </div>
      ))}
      <div className={panel.panelActs}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
          onClick={() => addTime(store, week, newId(), nextTime(times), { dayOfWeek: day.day })}
        >
          {hoursTexts.addHours}
        </Button>
      </div>
      <DaySource day={day} />
      <CopyDay week={week} day={day} times={times} />
    </div>
  );
}

/** The source of a day's hours, and the reset to those of the level above. */
function DaySource({ day }: { readonly day: DayState }) {
  const { store, level, names } = useForm();
  if (level === 'company') return null;
  const above = formatOpenTimes(day.above);
  if (!day.own)
    return (
      <p className={`${panel.source} row wrap align-center gap-4 gap-x-8 text-13 tone-2 pad-x-16 pad-y-8 line-above`}>
        <LevelIcon level={day.aboveLevel} />
        {hoursTexts.inheritedFrom(inheritedFromText(day.aboveLevel, names[day.aboveLevel]))}
      </p>
    );
  return (
    <div className={`${panel.source} row wrap align-center gap-4 gap-x-8 text-13 tone-2 pad-x-16 pad-y-8 line-above`}>
      <span>
        <LevelIcon level={level} /> <strong>{hoursTexts.overriddenAt(names[level])}</strong> {names[day.aboveLevel]}:{' '}
        {above}
      </span>
      <button
        type="button"
        className={`${panel.reset} inline-row align-center gap-6 size-12 weight-600 tone-2`}
        onClick={() => resetAll(store, day.resets)}
      >
        <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
        {resetText(day.aboveLevel, above)}
      </button>
    </div>
  );
}
