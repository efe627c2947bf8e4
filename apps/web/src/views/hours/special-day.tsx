import type { SpecialHours } from '@commissary/catalog';
import { hoursTexts } from '@commissary/catalog';
import { channels, dateWords } from '@commissary/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconChevronRight, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { removeMember, reset } from '../../form/actions/index.ts';
import { FieldRow } from '../../form/fields/index.ts';
import { RowBadges } from '../../form/lists/index.ts';
import type { ListRow } from '../../form/rows/index.ts';
import { fieldElementId, useForm, useFormSelector } from '../../form/state/index.ts';
import { Dot } from '../../ui/index.ts';
import styles from './hours.module.css';
import special from './special.module.css';
import { SpecialDate } from './special-date.tsx';
import { SpecialDayChannel } from './special-day-channel.tsx';
import { specialLines } from './special-day-text.ts';
import { hoursValueOf } from './week-state.ts';

export interface SpecialDayCardProps {
  readonly row: ListRow;
  readonly open: boolean;
  readonly mayEdit: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** A special day: a line of text, and its fields below while it is open. */
export function SpecialDayCard({ row, open, mayEdit, onOpen }: SpecialDayCardProps) {
  const { level } = useForm();
  const day = row.value as SpecialHours | undefined;
  const lines = useFormSelector('/hours', session => {
    const hours = hoursValueOf(session);
    const now = hours.specialHours.find(({ id }) => String(id) === row.id) ?? day;
    return now === undefined ? [] : specialLines(hours, now);
  });
  const shown = row.state === 'shown';
  const own = level !== 'company' && (row.onlyHere || row.changed > 0 || !shown);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const date = day === undefined ? row.name : dateWords(day.dateString);
  const called = [date, day?.label].filter(Boolean).join(' ');
  return (
    <div
      className={special.special}
      id={fieldElementId(row.path)}
      data-path={row.path}
      data-level={level}
      data-own={own || undefined}
    >
      <div className={`${special.specialLine} row wrap align-center gap-4 gap-x-16`}>
        <button
          type="button"
          className={`${special.specialOpen} row align-center gap-8 tone-1 pad-0`}
          aria-expanded={shown ? open : undefined}
          disabled={!shown}
          onClick={() => onOpen(!open)}
        >
          {shown && <Chevron size={15} aria-hidden />}
          <span className={shown ? 'weight-600 nowrap' : special.gone}>{date}</span>
          <span className="tone-2">{day?.label}</span>
          {row.unsaved && <Dot tone="unsaved" label={hoursTexts.notSaved} />}
        </button>
        <span className={`${special.said} row wrap grow`}>
          {lines.map(line => (
            <span key={line.words}>
              <strong>{line.words}</strong> <small>{line.channels}</small>
            </span>
          ))}
        </span>
        <span className="row gap-8">
          <RowBadges row={row} />
        </span>
        {mayEdit && <SpecialActs row={row} called={called} />}
      </div>
      {open && shown && (
        <div className={styles.rows}>
          <SpecialDate path={row.path} id={row.id} />
          <FieldRow path={`${row.path}/label`} />
          {channels.map(channel => (
            <SpecialDayChannel key={channel} dayPath={row.path} channel={channel} />
          ))}
        </div>
      )}
    </div>
  );
}

function SpecialActs({ row, called }: { readonly row: ListRow; readonly called: string }) {
  const { store, level } = useForm();
  if (row.state !== 'shown') {
    const hidden = row.state === 'hidden';
    return (
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp size={14} stroke={1.8} aria-hidden />}
        aria-label={hidden ? hoursTexts.restoreDay(called) : hoursTexts.clearDay(called)}
        onClick={() => reset(store, row.path)}
      >
        {hidden ? hoursTexts.restore : hoursTexts.clear}
      </Button>
    );
  }
  const removes = level === 'company' || row.onlyHere;
  const Glyph = removes ? IconTrash : IconEyeOff;
  return (
    <ActionIcon
      aria-label={removes ? hoursTexts.removeDay(called) : hoursTexts.hideDay(called)}
      onClick={() => removeMember(store, row.path)}
    >
      <Glyph size={16} stroke={1.8} />
    </ActionIcon>
  );
}
