import { outOfStockTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { formatList, plainDateAt } from '@commissary/domain';
import { Box } from '@mantine/core';
import { useState } from 'react';
import { whenWords } from '../../formatting/index.ts';
import { LocationsPicker } from '../../level-actions/index.ts';
import { OtherSchedules, useOtherSchedules } from '../../publishing/preview/index.ts';
import { useSaveWhenOnline, useUser } from '../../session/index.ts';
import {
  endAt,
  type OutPlace,
  type OutUntil,
  onlyThisBody,
  outEdits,
  useOutOfStock,
  useStockPlaces,
} from '../../stock/index.ts';
import { DayTimeInputs, DialogActions, Segmented, SheetDialog, SkeletonRows } from '../../ui/index.ts';
import type { Stock } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import styles from './out-of-stock.module.css';
import { type StockOption, StockOptions, useStockOptions } from './stock-options.tsx';

export interface OutOfStockDialogProps {
  /** What goes out of stock, in words. */
  readonly what: string;
  /** The paths of the members. */
  readonly paths: readonly string[];
  readonly stock: Stock;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Takes rows off: until when and where, saved and published alone in one act. */
export function OutOfStockDialog({ what: whole, paths, stock, onDone, onClose }: OutOfStockDialogProps) {
  const { address, zone } = useForm();
  const options = useStockOptions(paths, stock);
  const [chosen, setChosen] = useState<readonly StockOption[] | null>(null);
  const { companyId, tenantId, menuId: named } = address;
  const menuId = named ?? '';
  const { accessibleTenants } = useUser();
  const { act, busy, whereWords } = useOutOfStock(companyId);
  const [now] = useState(Date.now);
  const sellers = accessibleTenants.filter(one => one.type === 'LOCATION' && one.menuId === menuId);
  const wheres = wheresOf(accessibleTenants, sellers, tenantId);
  const [where, setWhere] = useState<string>(wheres[0]?.value ?? all);
  const [picks, setPicks] = useState<ReadonlySet<string> | null>(null);
  const places = useStockPlaces(companyId, menuId, where === all || where === chosenOnes ? null : where);
  const [length, setLength] = useState<Length>('closing');
  const [local, setLocal] = useState({ day: plainDateAt(now, zone), time: '22:00' });
  const stockTargets =
    chosen === null ? paths.map(path => ({ path: `${path}/${stock.inside}` })) : chosen.map(({ target }) => target);
  const what = chosen === null ? whole : texts.optionOf(whole, formatList(chosen.map(({ name }) => name)));
  const until: OutUntil = length === 'time' ? { local: `${local.day}T${local.time}` } : length;
  const isTyped = length !== 'time' || (local.day !== '' && local.time !== '');
  const inScope = [...(places?.values() ?? [])].filter(({ tenantId: id }) => where !== chosenOnes || picks?.has(id));
  const targets = isTyped && stockTargets.length > 0 ? inScope : [];
  const edited = targets
    .filter(place => (endAt(until, place) ?? now + 1) > now)
    .map(place => ({
      ...{ tenantId: place.tenantId, ver: place.ver },
      edits: outEdits(place, until, { targets: stockTargets, endsAt: stock.endsAt }),
    }));
  const ids = edited.map(one => one.tenantId);
  const others = useOtherSchedules(companyId, 'menu', JSON.stringify(edited), onlyThisBody(menuId, edited));
  const send = useSaveWhenOnline(async () => {
    const isDone = await act(menuId, edited, texts.done(what, whereWords(ids)));
    if (isDone) {
      onDone?.();
      onClose();
    }
    return isDone;
  });
  const isNothing = stockTargets.length === 0;
  const nothing = isNothing ? texts.nothingChosen : targets.length === 0 ? texts.noPlace : texts.ended;
  const past = targets.length - edited.length;
  return (
    <SheetDialog
      title={texts.title(whole)}
      about={places !== undefined && isTyped && edited.length === 0 ? nothing : texts.about}
      size={560}
      closable={!busy}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={texts.cancel}
          accept={texts.accept(whereWords(ids))}
          disabled={edited.length === 0}
          busy={busy}
          onDismiss={onClose}
          onAccept={() => void send()}
        />
      }
    >
      <Box
        className={`${styles.body} stack gap-16 pad-x-20 pad-y-8`}
        role="region"
        aria-label={texts.places}
        tabIndex={0}
      >
        {options.length > 0 && <StockOptions options={options} chosen={chosen} onChange={setChosen} />}
        <Segmented label={texts.howLong} value={length} options={lengths} onChange={setLength} />
        {length === 'time' && (
          <DayTimeInputs timeLabel={texts.locationTime} dayLabel={texts.day} value={local} onChange={setLocal} />
        )}
        {wheres.length > 1 && <Segmented label={texts.where} value={where} options={wheres} onChange={setWhere} />}
        {length !== 'removed' && ids.length > 0 && (
          <p className="text-13 tone-2">
            {endWords(
              targets.filter(({ tenantId: id }) => ids.includes(id)),
              { until, now },
            )}
            {past > 0 && ` ${texts.endedAt(past)}`}
          </p>
        )}
        <OtherSchedules schedules={others} what={texts.inStock} />
        {places === undefined && <SkeletonRows rows={2} />}
        {places !== undefined && where === chosenOnes && (
          <LocationsPicker
            tenants={accessibleTenants.filter(({ id, type }) => type === 'GROUP' || places.has(id))}
            chosen={picks ?? new Set()}
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

/** Where rows go out of stock: at all locations with the menu, or at chosen ones; else a location or group by its id. */
const all = ' all';
const chosenOnes = ' chosen';

interface Where {
  readonly value: string;
  readonly label: string;
}

/** The location or group of the page first, then what is around it. */
const wheresOf = (
  tenants: readonly AccessibleTenant[],
  sellers: readonly AccessibleTenant[],
  tenantId: string | null,
): readonly Where[] => {
  const here = tenants.find(({ id }) => id === tenantId);
  const groupId = here?.type === 'GROUP' ? here.id : (here?.groupId ?? null);
  const group = tenants.find(({ id }) => id === groupId);
  const members = sellers.filter(one => one.groupId === groupId).length;
  return [
    ...(here?.type === 'LOCATION' ? [{ value: here.id, label: here.name }] : []),
    ...(group === undefined ? [] : [{ value: group.id, label: texts.groupOf(group.name, members) }]),
    ...(sellers.length > 1 ? [{ value: all, label: texts.all(sellers.length) }] : []),
    ...(sellers.length > 1 ? [{ value: chosenOnes, label: texts.chosen }] : []),
  ];
};

/** When the locations sell it again, each in its own zone; of many the first and the last. */
const endWords = (
  places: readonly OutPlace[],
  { until, now }: { readonly until: OutUntil; readonly now: number },
): string => {
  const ends = places
    .map(place => ({ at: endAt(until, place) ?? now, zone: place.zone }))
    .toSorted((a, b) => a.at - b.at);
  const words = [...new Set(ends.map(({ at, zone }) => whenWords(at, zone, now)))];
  return words.length <= 3 ? texts.backOn(words) : texts.backFrom(words[0] ?? '', words.at(-1) ?? '');
};
