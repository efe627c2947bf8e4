import { type LocationSettings, type Menu, pricingTexts } from '@commissary/catalog';
import { dayNames, daySeconds, formatClock, weekFrom } from '@commissary/domain';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { documentOf } from '../../cache/index.ts';
import { useForm } from '../../form/state/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import { SectionCard } from '../../ui/index.ts';
import { orderWords } from './order-words.ts';
import { useEditedSchemes } from './use-edited-schemes.ts';
import { useSettingNames } from './use-setting-names.ts';
import styles from './week-of-schemes.module.css';
import { coveredSchemes, type OrdersWeek, openPeriods, type Period, weeksOf } from './week-picture.ts';

type Scheme = Menu['pricingSchemes'][number];

/** The schemes in force through a week as a picture, from what is edited now; at a location over its opening hours. */
export function WeekOfSchemes() {
  const { level, names } = useForm();
  const schemes = useEditedSchemes();
  const nameOf = useSettingNames('/orderTypes/types');
  const hours = useOpeningHours();
  const weeks = useMemo(() => weeksOf(schemes), [schemes]);
  const [chosen, setChosen] = useState(0);
  const week = weeks[chosen] ?? weeks[0];
  if (week === undefined || schemes.length < 2) return null;
  const all = weeks.flatMap(({ orders }) => orders);
  return (
    <div className="space-below-16">
      <SectionCard
        title={pricingTexts.week}
        aside={pricingTexts.weekHint(level === 'location' && hours !== undefined ? names.location : null)}
      >
        {weeks.length > 1 && (
          <NativeSelect
            className={styles.orders ?? ''}
            label={pricingTexts.ordersOf}
            value={String(weeks.indexOf(week))}
            data={weeks.map(({ orders }, index) => ({
              value: String(index),
              label: orderWords(orders, all, nameOf).join('; ') || pricingTexts.allOrders,
            }))}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        )}
        <div className={`${styles.day} grid align-end gap-x-12`} aria-hidden>
          <span />
          <span className={`${styles.axis} tone-3`}>
            {axis.map(time => (
              <span key={time} style={{ insetInlineStart: `${(time / daySeconds) * 100}%` }}>
                {clock(time)}
              </span>
            ))}
          </span>
        </div>
        <ul className="list">
          {weekFrom(1).map(day => (
            <Day key={day} day={day} week={week} schemes={schemes} hours={hours} />
          ))}
        </ul>
        {coveredSchemes(week).map(({ scheme, covered, times }) => (
          <p key={`${scheme} ${covered}`} className="tone-2 pad-y-8">
            {pricingTexts.covers(scheme, covered, times)}
          </p>
        ))}
      </SectionCard>
    </div>
  );
}

/** The saved opening hours of the edited location; undefined at the company and a group, and until they are loaded. */
const useOpeningHours = (): LocationSettings['hours'] | undefined => {
  const { address, level } = useForm();
  const { companyId, tenantId } = address;
  const { data } = useQuery({
    ...documentOf({ kind: 'settings', companyId, tenantId, menuId: null }),
    enabled: level === 'location',
  });
  return useMemo(() => {
    if (data === undefined) return undefined;
    const opened = snapshotFromResponse('settings', 'location', data);
    // The definition of the settings says what its values are.
    return (effectiveOf(opened, savedCopy(opened)) as LocationSettings).hours;
  }, [data]);
};

interface DayProps {
  readonly day: number;
  readonly week: OrdersWeek<Scheme>;
  readonly schemes: readonly Scheme[];
  readonly hours: LocationSettings['hours'] | undefined;
}

function Day({ day, week, schemes, hours }: DayProps) {
  const [order] = week.orders;
  const spans = week.days[day] ?? [];
  const open = hours === undefined || order === undefined ? undefined : openPeriods(hours, order, day);
  const said = spans.map(({ scheme, from, to }) => pricingTexts.span(scheme.name, clock(from), clock(to)));
  return (
    <li className={`${styles.day} grid align-center gap-x-12`}>
      <span aria-hidden>{dayNames[day]?.slice(0, 3)}</span>
      <span className="visually-hidden">
        {[dayNames[day], ...said, ...(open === undefined ? [] : [pricingTexts.open(open.map(periodText))])].join('. ')}
      </span>
      <span className={styles.track} aria-hidden>
        {spans.map(span => (
          <span
            key={span.from}
            className={styles.span}
            data-tone={span.scheme.isDefault ? 'default' : schemes.indexOf(span.scheme) % tones}
            data-covers={span.covered.length > 0 || undefined}
            style={placed(span)}
            title={pricingTexts.span(span.scheme.name, clock(span.from), clock(span.to))}
          >
            {span.scheme.name}
          </span>
        ))}
        {open?.map(period => (
          <span key={period.from} className={styles.open} style={placed(period)} />
        ))}
      </span>
    </li>
  );
}

/** A mark each six hours. */
const axis = [0, 1, 2, 3].map(quarter => (quarter * daySeconds) / 4);

/** Schemes that far apart in the list have the same color. */
const tones = 5;

const clock = (seconds: number): string => formatClock(seconds % daySeconds);

const periodText = ({ from, to }: Period): string => pricingTexts.period(clock(from), clock(to));

const placed = ({ from, to }: Period) => ({
  insetInlineStart: `${(from / daySeconds) * 100}%`,
  inlineSize: `${((to - from) / daySeconds) * 100}%`,
});
