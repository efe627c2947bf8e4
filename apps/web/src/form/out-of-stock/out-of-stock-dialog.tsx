import { outOfStockTexts as texts } from '@commissary/catalog';
import { plainDateAt } from '@commissary/domain';
import { Box, Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { runningOf } from '../../cache/index.ts';
import { whenWords } from '../../formatting/index.ts';
import { LocationsPicker } from '../../level-actions/index.ts';
import { otherSchedulesOf, schedulesAt } from '../../publishing/index.ts';
import { OtherSchedules } from '../../publishing/preview/index.ts';
import { useUser } from '../../session/index.ts';
import { DateInput, Segmented, SheetDialog, SkeletonRows } from '../../ui/index.ts';
import { useForm } from '../state/index.ts';
import styles from './out-of-stock.module.css';
import { endAt, type OutPlace, type OutUntil, outEdits } from './out-of-stock-edits.ts';
import { useOutOfStock } from './use-out-of-stock.ts';

export interface OutOfStockDialogProps {
  /** What goes out of stock, in words. */
  readonly what: string;
  /** The paths of the values that say it. */
  readonly paths: readonly string[];
  /** The member of such a value with its end. */
  readonly endsAt: string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Takes rows off: until when and where, saved and published alone in one act. */
export function OutOfStockDialog({ what, paths, endsAt, onDone, onClose }: OutOfStockDialogProps) {
  const { address, level, zone } = useForm();
  const { companyId, tenantId } = address;
  const { accessibleTenants, oneLevel } = useUser();
  const { places, bodyOf, act, busy, whereWords } = useOutOfStock();
  const [now] = useState(Date.now);
  const [picks, setPicks] = useState<ReadonlySet<string> | null>(null);
  const [choosing, setChoosing] = useState(level !== 'location');
  const [length, setLength] = useState<Length>('closing');
  const [local, setLocal] = useState({ day: plainDateAt(now, zone), time: '22:00' });
  const running = useQuery(runningOf(companyId, 'menu'));
  const chosen = picks ?? reachOf(accessibleTenants, level === 'company' ? null : tenantId);
  const until: OutUntil = length === 'time' ? { local: `${local.day}T${local.time}` } : length;
  const isTyped = length !== 'time' || (local.day !== '' && local.time !== '');
  const targets = isTyped ? [...chosen].flatMap(id => places?.get(id) ?? []) : [];
  const edited = targets
    .filter(place => (endAt(until, place) ?? now + 1) > now)
    .map(place => ({ tenantId: place.tenantId, ver: place.ver, edits: outEdits(place, until, { paths, endsAt }) }));
  const ids = edited.map(one => one.tenantId);
  const others = useQuery({
    ...otherSchedulesOf(companyId, 'menu', JSON.stringify(edited), bodyOf(edited)),
    enabled: schedulesAt(running.data ?? [], ids).length > 0,
  });
  const send = async () => {
    if (!(await act(edited, texts.done(what, whereWords(ids))))) return;
    onDone?.();
    onClose();
  };
  const nothing = targets.length === 0 ? texts.noPlace : texts.ended;
  return (
    <SheetDialog
      title={texts.title(what)}
      about={places !== undefined && isTyped && edited.length === 0 ? nothing : texts.about}
      size={560}
      closable={!busy}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button data-autofocus disabled={edited.length === 0} loading={busy} onClick={send}>
            {texts.accept(whereWords(ids))}
          </Button>
        </>
      }
    >
      <Box
        className={`${styles.body} stack gap-16 pad-x-20 pad-y-8`}
        role="region"
        aria-label={texts.places}
        tabIndex={0}
      >
        <Segmented label={texts.howLong} value={length} options={lengths} onChange={setLength} />
        {length === 'closing' && targets.length > 0 && <p className="text-13 tone-2">{closingWords(targets, now)}</p>}
        {length === 'time' && (
          <div className="row wrap align-end gap-8 gap-x-16">
            <TextInput
              type="time"
              label={texts.locationTime}
              value={local.time}
              onChange={({ currentTarget }) => setLocal({ ...local, time: currentTarget.value })}
            />
            <DateInput label={texts.day} value={local.day} onChange={day => setLocal({ ...local, day })} />
          </div>
        )}
        <OtherSchedules schedules={others.data ?? []} what={texts.inStock} />
        {places === undefined && <SkeletonRows rows={2} />}
        {places !== undefined && !oneLevel && !choosing && (
          <div className="row">
            <Button variant="default" onClick={() => setChoosing(true)}>
              {texts.elsewhere}
            </Button>
          </div>
        )}
        {places !== undefined && !oneLevel && choosing && (
          <LocationsPicker
            tenants={accessibleTenants.filter(({ id, type }) => type === 'GROUP' || places.has(id))}
            chosen={chosen}
            onChange={setPicks}
          />
        )}
      </Box>
    </SheetDialog>
  );
}

type Length = 'closing' | 'time' | 'removed';

const lengths = [
  { value: 'closing', label: texts.untilClosing },
  { value: 'time', label: texts.untilTime },
  { value: 'removed', label: texts.untilPutBack },
] as const;

/** A location itself, the locations of a group, or all. */
const reachOf = (
  tenants: readonly { readonly id: string; readonly type: string; readonly groupId: string | null }[],
  tenantId: string | null,
): ReadonlySet<string> =>
  new Set(
    tenants
      .filter(({ id, type, groupId }) => type === 'LOCATION' && [null, id, groupId].includes(tenantId))
      .map(({ id }) => id),
  );

/** When the locations close, each in its own zone; of many the first and the last. */
const closingWords = (places: readonly OutPlace[], now: number): string => {
  const sorted = places.toSorted((a, b) => a.closes - b.closes);
  const words = [...new Set(sorted.map(({ closes, zone }) => whenWords(closes, zone, now)))];
  return words.length <= 3 ? texts.closesAt(words) : texts.severalClosings(words[0] ?? '', words.at(-1) ?? '');
};
