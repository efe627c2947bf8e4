import { laborTexts as texts } from '@commissary/catalog';
import type { SchedulingItemRecord, Tenant } from '@commissary/contract';
import { Box } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { Badge, Dot, SearchInput, Segmented } from '../../ui/index.ts';
import styles from './labor-panel.module.css';
import { type LaborItemProps, SendAgain } from './labor-send-again.tsx';

interface LaborItemsProps {
  readonly location: Tenant;
  readonly items: readonly SchedulingItemRecord[];
}

type Shown = 'open' | 'sent' | 'all';
/** A shorter list is looked through faster than a search is typed. */
const searchedFrom = 20;

/** What the service has of each department, job type and employee, and what it has not; what needs somebody comes first. */
export function LaborItems({ location, items }: LaborItemsProps) {
  const [shown, setShown] = useState<Shown>('open');
  const [words, setWords] = useState('');
  const sorted = useMemo(() => items.toSorted((a, b) => urgency[a.state] - urgency[b.state]), [items]);
  const sent = items.filter(({ state }) => state === 'sent').length;
  const rows = sorted.filter(
    ({ name, state }) =>
      (shown === 'all' || (state === 'sent') === (shown === 'sent')) &&
      name.toLowerCase().includes(words.toLowerCase()),
  );
  return (
    <>
      <div className="row wrap align-center justify-between gap-12 gap-x-24 pad-x-20 pad-y-12 line-above">
        <p className="text-13 tone-2" role="status">
          {items.length === 0 ? texts.nothingYet : texts.sentCount(sent, items.length)}
        </p>
        {items.length > searchedFrom && (
          <SearchInput className={styles.search} label={texts.search} value={words} onChange={setWords} />
        )}
        {items.length > 0 && (
          <Segmented
            label={texts.shown}
            value={shown}
            options={[
              { value: 'open', label: texts.notSent(items.length - sent) },
              { value: 'sent', label: texts.sent(sent) },
              { value: 'all', label: texts.all },
            ]}
            onChange={setShown}
          />
        )}
      </div>
      {rows.length > 0 && <Rows key={`${shown} ${words}`} location={location} items={rows} />}
      {rows.length === 0 && items.length > 0 && (
        <p className="text-13 tone-2 pad-x-20 pad-y-12 line-above">
          {words === '' && shown === 'open' ? texts.nothingOpen : texts.noneFound}
        </p>
      )}
    </>
  );
}

/** The usual height of a row in pixels; the real one is measured. */
const rowHeight = 61;

/** Only the visible rows are rendered. */
function Rows({ location, items }: LaborItemsProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: index => keyOf(items[index]),
    overscan: 8,
  });
  return (
    // Scrolled by keyboard too, where no row has anything to focus.
    <Box ref={box} className={styles.box ?? ''} tabIndex={0} role="group" aria-label={texts.list}>
      <ul className={styles.list} aria-label={texts.list} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={items.length}
                className={`${styles.row} row wrap align-center justify-between gap-8 gap-x-16 break-anywhere pad-x-20 pad-y-8 line-below`}
                style={{ transform: `translateY(${start}px)` }}
              >
                <LaborItem location={location} item={item} />
              </li>
            )
          );
        })}
      </ul>
    </Box>
  );
}

const keyOf = (item: SchedulingItemRecord | undefined): string =>
  item === undefined ? '' : `${item.kind} ${item.placeId} ${item.itemId}`;

/** One entry with its state; where somebody has to decide, how. */
function LaborItem({ location, item }: LaborItemProps) {
  const { kind, name, placeId, externalId, state, why, retryAt, maySend } = item;
  const tone = tones[state];
  return (
    <>
      <div>
        <p className="weight-500">{name}</p>
        <p className="text-13 tone-2">
          {[texts.kinds[kind], placeWords(location, placeId), externalId].filter(one => one !== null).join(' · ')}
        </p>
        {why !== null && <p className="text-13 tone-2">{texts.reasons[why]}</p>}
        {retryAt !== null && (
          <p className="text-13 tone-2">{texts.nextTry(dayAndTimeAt(retryAt, location.timeZone))}</p>
        )}
      </div>
      <Badge tone={tone} icon={state === 'sent' ? <IconCheck size={13} stroke={2} aria-hidden /> : <Dot tone={tone} />}>
        {texts.states[state]}
      </Badge>
      {maySend && why !== 'NO_EMAIL' && (state === 'failed' || state === 'unclear') && (
        <SendAgain location={location} item={item} />
      )}
    </>
  );
}

const urgency = { unclear: 0, failed: 1, sending: 2, waiting: 3, sent: 4 } as const;
const tones = { waiting: 'amber', sending: 'amber', sent: 'live', failed: 'error', unclear: 'error' } as const;

const placeWords = ({ id }: Tenant, placeId: string | null): string => {
  if (placeId === null) return texts.places.company;
  return placeId === id ? texts.places.location : texts.places.group;
};
