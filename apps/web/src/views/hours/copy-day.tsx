import { hoursTexts } from '@commissary/catalog';
import { dayNames, type OpenTime } from '@commissary/domain';
import { Button, Checkbox } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from '../../form/state/index.ts';
import { copyDay } from './hours-actions.ts';
import panel from './panel.module.css';
import type { DayState, WeekState } from './week-state.ts';

export interface CopyDayProps {
  readonly week: WeekState;
  readonly day: DayState;
  readonly times: readonly OpenTime[];
}

/** Copies the times of one day to others. */
export function CopyDay({ week, day, times }: CopyDayProps) {
  const { store, newId } = useForm();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const others = week.days.filter(other => other.day !== day.day);
  const toggle = (one: number) =>
    setChosen(chosen.includes(one) ? chosen.filter(other => other !== one) : [...chosen, one]);
  const copy = () => {
    copyDay(
      store,
      week,
      times,
      others.filter(other => chosen.includes(other.day)),
      newId,
    );
    setChosen([]);
  };
  const all = chosen.length === others.length;
  return (
    <fieldset className={`${panel.copy} row wrap align-center gap-8 gap-x-12`}>
      <legend>{hoursTexts.copyTo}</legend>
      {others.map(other => (
        <Checkbox
          key={other.day}
          label={dayNames[other.day]?.slice(0, 3)}
          aria-label={dayNames[other.day] ?? ''}
          checked={chosen.includes(other.day)}
          onChange={() => toggle(other.day)}
        />
      ))}
      <Checkbox
        label={hoursTexts.all}
        checked={all}
        onChange={() => setChosen(all ? [] : others.map(other => other.day))}
      />
      <Button
        variant="default"
        leftSection={<IconCopy size={15} stroke={1.8} aria-hidden />}
        disabled={chosen.length === 0}
        onClick={copy}
      >
        {chosen.length === 0 ? hoursTexts.copy : hoursTexts.copyToDays(chosen.length)}
      </Button>
    </fieldset>
  );
}
