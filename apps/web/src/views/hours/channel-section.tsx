import { hoursTexts } from '@commissary/catalog';
import { type Channel, followedBy, formatClock } from '@commissary/domain';
import { pathLabelsAt } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldRow } from '../../form/fields/index.ts';
import { DescendantOverridesLink, OverridesPopover, SourceLine, Unpublished } from '../../form/provenance/index.ts';
import { useFieldState, useForm, useFormSelector } from '../../form/state/index.ts';
import { valueTexts } from '../../formatting/index.ts';
import { SectionCard } from '../../ui/index.ts';
import { type Axis, marksOf, shareOf } from '../time-bar/index.ts';
import { DayRow } from './day-row.tsx';
import styles from './hours.module.css';
import { WeekDialog } from './several/week-dialog.tsx';
import { weekOf } from './week-state.ts';

export interface ChannelSectionProps {
  readonly channel: Channel;
  readonly axis: Axis;
  /** A title for use outside the hours; inside them the name of the channel is enough. */
  readonly title?: string;
}

/** One channel's week: the flag that makes it follow another, the axis, and a row for each day. */
export function ChannelSection({ channel, axis, title }: ChannelSectionProps) {
  const { store, levels } = useForm();
  const [elsewhere, setElsewhere] = useState(false);
  const path = `/hours/${channel}`;
  const state = useFieldState(path);
  const week = useFormSelector('/hours', session => weekOf(session, channel));
  const label = pathLabelsAt(valueTexts, store.session().opened.definition, undefined, path).at(-1) ?? channel;
  const follows = week.source !== channel;
  const locked = state.locked !== undefined;
  const empty = week.days.every(({ entries }) => entries.length === 0);
  return (
    <SectionCard
      title={title ?? label}
      titleExtra={
        <>
          <OverridesPopover paths={[path]} title={label} />
          {state.unpublished !== undefined && !follows && <Unpublished state={state} live={state.unpublished.live} />}
        </>
      }
      aside={
        <>
          <DescendantOverridesLink path={path} label={label} />
          {levels && !locked && (
            <Button
              variant="subtle"
              aria-label={hoursTexts.copyWeekToLocations(label)}
              onClick={() => setElsewhere(true)}
            >
              {hoursTexts.copyToLocations}
            </Button>
          )}
        </>
      }
      flush
    >
      {elsewhere && <WeekDialog channel={channel} onClose={() => setElsewhere(false)} />}
      {channel !== 'inStore' && (
        <div className={styles.rows}>
          <FieldRow path={`/hours/${followedBy[channel].flag}`} />
        </div>
      )}
      {locked && !follows && (
        <div className="row align-center gap-8 pad-x-20 pad-y-12">
          <IconLock size={14} stroke={1.8} aria-hidden />
          <SourceLine state={state} id={`hours-${channel}-locked`} />
        </div>
      )}
      <div className={styles.week}>
        <AxisMarks axis={axis} />
        {week.days.map(day => (
          <DayRow key={day.day} week={week} day={day} label={label} axis={axis} locked={locked || follows} />
        ))}
        {empty && <p className="tone-2 pad-y-8">{hoursTexts.weekEmpty}</p>}
      </div>
    </SectionCard>
  );
}

function AxisMarks({ axis }: { readonly axis: Axis }) {
  return (
    <div className={styles.axis} aria-hidden>
      {marksOf(axis).map(at => (
        <span key={at} style={{ insetInlineStart: `${shareOf(axis, at)}%` }}>
          {formatClock(at)}
        </span>
      ))}
    </div>
  );
}
