import { countTexts, hoursTexts } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { type Channel, channels, followedBy, plainDateAt } from '@commissary/domain';
import { Box, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useForm } from '../../../form/state/index.ts';
import { ownZone } from '../../../formatting/index.ts';
import { LocationsPicker } from '../../../level-actions/index.ts';
import { toggleSelected } from '../../../levels/index.ts';
import { OtherSchedules, useOtherSchedules } from '../../../publishing/preview/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { type DayTime, DayTimeInputs, DialogActions, Segmented, SheetDialog, SkeletonRows } from '../../../ui/index.ts';
import several from '../several/several.module.css';
import { channelText } from '../special-day-text.ts';
import { useHoursOfLocations } from '../use-hours-of-locations.ts';
import { type TemporaryHours, temporaryEdits } from './temporary-hours-state.ts';
import { hoursBody, useTemporaryHours } from './use-temporary-hours.ts';

export interface TemporaryHoursDialogProps {
  readonly is: TemporaryHours['is'];
  readonly onClose: () => void;
}

/** Closes now, or opens longer today: which channels, how long, where; saved and published in one call. */
export function TemporaryHoursDialog({ is, onClose }: TemporaryHoursDialogProps) {
  const { zone } = useForm();
  const { companyId, user, tenant, level } = useActiveTenant();
  const [now] = useState(Date.now);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(level === 'location' && tenant !== null ? [tenant.id] : []),
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(channels));
  const [long, setLong] = useState<Long>({
    until: 'today',
    day: plainDateAt(now, zone),
    time: '18:00',
    seconds: '3600',
  });
  const locations = useHoursOfLocations(companyId, true);
  const { act, busy } = useTemporaryHours(companyId);
  const what = whatOf(is, long);
  const zoneOf = (id: string) => user.accessibleTenants.find(one => one.id === id)?.timeZone ?? ownZone();
  const requested = channels.filter(channel => ticked.has(channel));
  const changes = [...(locations === undefined ? [] : chosen)].flatMap(tenantId => {
    const location = locations?.of(tenantId);
    if (location === undefined || what === null) return [];
    const edits = temporaryEdits({ ...location, zone: zoneOf(tenantId), now }, requested, what);
    return edits.length === 0 ? [] : [{ tenantId, ver: location.ver, edits }];
  });
  const detached = detachedBy(changes.flatMap(({ edits }) => edits));
  const where =
    changes.length === 1 && chosen.size === 1 && tenant !== null ? tenant.name : countTexts.locations(changes.length);
  const name = JSON.stringify([changes.map(({ tenantId, ver }) => [tenantId, ver]), requested, what]);
  const others = useOtherSchedules(companyId, 'menu', name, hoursBody(changes));
  const words = wordsOf[is];
  const send = async () => {
    if (await act(changes, words.done(where, listWords(requested)))) onClose();
  };
  return (
    <SheetDialog
      title={words.title}
      about={locations !== undefined && changes.length === 0 ? words.nothing : hoursTexts.publishesOnlyThis}
      size={560}
      closable={!busy}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={hoursTexts.cancel}
          accept={words.accept(where)}
          disabled={changes.length === 0}
          busy={busy}
          onDismiss={onClose}
          onAccept={send}
        />
      }
    >
      <Box className={several.body ?? ''} role="region" aria-label={hoursTexts.dialogContent} tabIndex={0}>
        {is === 'closed' ? <Until long={long} onChange={setLong} /> : <Longer long={long} onChange={setLong} />}
        <fieldset className={`${several.channels} row wrap reset`}>
          <legend>{hoursTexts.channels}</legend>
          {channels.map(channel => (
            <Checkbox
              key={channel}
              label={titleOf(channel)}
              checked={ticked.has(channel)}
              onChange={() => setTicked(toggleSelected(ticked, channel))}
            />
          ))}
        </fieldset>
        {detached.length > 0 && (
          <p className="text-13 tone-2">
            {hoursTexts.detached(
              titleOf(detached[0] ?? 'online'),
              detached.slice(1).map(one => channelText[one]),
            )}
          </p>
        )}
        <OtherSchedules schedules={others} what={hoursTexts.earlierHours} />
        {locations === undefined && <SkeletonRows rows={3} />}
        {locations !== undefined && !user.oneLevel && (
          <LocationsPicker tenants={user.accessibleTenants} chosen={chosen} onChange={setChosen} />
        )}
      </Box>
    </SheetDialog>
  );
}

/** The duration, as it is typed. */
interface Long extends DayTime {
  readonly until: 'today' | 'time';
  readonly seconds: '1800' | '3600' | '7200';
}

interface LongProps {
  readonly long: Long;
  readonly onChange: (long: Long) => void;
}

function Until({ long, onChange }: LongProps) {
  return (
    <div className="stack align-start gap-12">
      <Segmented
        label={hoursTexts.closedFor}
        value={long.until}
        options={[
          { value: 'today', label: hoursTexts.restOfToday },
          { value: 'time', label: hoursTexts.untilATime },
        ]}
        onChange={until => onChange({ ...long, until })}
      />
      {long.until === 'time' && (
        <DayTimeInputs
          timeLabel={hoursTexts.untilLocationTime}
          dayLabel={hoursTexts.on}
          value={long}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function Longer({ long, onChange }: LongProps) {
  return (
    <Segmented
      label={hoursTexts.extendBy}
      value={long.seconds}
      options={[
        { value: '1800', label: hoursTexts.thirtyMinutes },
        { value: '3600', label: hoursTexts.oneHour },
        { value: '7200', label: hoursTexts.twoHours },
      ]}
      onChange={seconds => onChange({ ...long, seconds })}
    />
  );
}

/** The typed input; null while it is incomplete. */
const whatOf = (is: TemporaryHours['is'], { until, day, time, seconds }: Long): TemporaryHours | null => {
  if (is === 'longer') return { is, seconds: Number(seconds) };
  if (until === 'today') return { is, until };
  return day === '' || time === '' ? null : { is, until: `${day}T${time}` };
};

const wordsOf = {
  closed: {
    title: hoursTexts.closeNowTitle,
    accept: hoursTexts.closeAt,
    nothing: hoursTexts.nothingOpen,
    done: (where: string, what: string) => hoursTexts.closedAt(where, what),
  },
  longer: {
    title: hoursTexts.extendHoursTitle,
    accept: hoursTexts.extendHoursAt,
    nothing: hoursTexts.nothingOpensToday,
    done: (where: string, what: string) => hoursTexts.extendedAt(where, what),
  },
} as const;

const listWords = (requested: readonly Channel[]): string =>
  requested.length === channels.length
    ? hoursTexts.allChannels
    : requested.map(channel => channelText[channel]).join(', ');

/** Channels that no longer follow another one after the edits. */
const detachedBy = (edits: readonly Edit[]): readonly Channel[] =>
  channels.filter(
    channel => channel !== 'inStore' && edits.some(({ path }) => path === `/hours/${followedBy[channel].flag}`),
  );

const titleOf = (channel: Channel): string =>
  channelText[channel].charAt(0).toUpperCase() + channelText[channel].slice(1);
