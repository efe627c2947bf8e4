import { pricingTexts } from '@commissary/catalog';
import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { orderWords } from './order-words.ts';
import { useEditedSchemes } from './use-edited-schemes.ts';
import { useSettingNames } from './use-setting-names.ts';
import styles from './week-card.module.css';
import { WeekCard } from './week-card.tsx';
import { weeksOf } from './week-picture.ts';

/** The schemes in force through a week as a picture, from what is edited now. */
export function WeekOfSchemes() {
  const schemes = useEditedSchemes();
  const nameOf = useSettingNames('/orderTypes/types');
  const weeks = useMemo(() => weeksOf(schemes), [schemes]);
  const [chosen, setChosen] = useState(0);
  const week = weeks[chosen] ?? weeks[0];
  if (week === undefined || schemes.length < 2) return null;
  const all = weeks.flatMap(({ orders }) => orders);
  return (
    <WeekCard
      title={pricingTexts.week}
      hint={pricingTexts.weekHint}
      days={week.days}
      toneOf={scheme => (scheme.isDefault ? undefined : schemes.indexOf(scheme) % tones)}
      watched={schemes.filter(({ isDefault }) => !isDefault)}
      channels={week.orders.slice(0, 1).map(({ channel }) => channel)}
      coversText={(scheme, covered, times) => pricingTexts.covers(scheme.name, covered.name, times)}
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
    </WeekCard>
  );
}

/** Schemes that far apart in the list have the same color. */
const tones = 5;
