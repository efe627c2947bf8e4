import { type Employment, payTexts } from '@commissary/catalog';
import { fromCents, isMoney, type LaborDay, laborByDay, toCents } from '@commissary/domain';
import { formatPercent, money } from '@commissary/schema';
import { useState } from 'react';
import { Badge } from '../../ui/index.ts';
import { dayLabel, longDay } from './day-names.ts';
import { amountText } from './pay-words.ts';
import { Typed } from './shift-fields.tsx';
import type { TriedPay } from './tried-week.ts';
import styles from './try-week.module.css';

const sales = money({ label: payTexts.sales });

export interface LaborDaysProps {
  readonly result: TriedPay;
  readonly payroll: Employment['payrollAndOvertime'];
}

/** What the week costs on each day, as a share of the sales that are typed, against the target of the day. */
export function LaborDays({ result: { pay, jobs }, payroll }: LaborDaysProps) {
  const [typed, setTyped] = useState<readonly unknown[]>(() => Array(7).fill('0.00'));
  const cents = typed.map(value => (typeof value === 'string' && isMoney(value) ? toCents(value) : 0));
  const days = laborByDay(
    pay,
    cents,
    jobs.map(({ rules }) => rules),
    payroll,
  );
  // A fifth more, so that no line is at the very end.
  const most = 1.2 * Math.max(1, ...days.flatMap(({ share, target }) => [share ?? 0, target]));
  return (
    <section aria-label={payTexts.labor} className={styles.labor}>
      <header className={`${styles.head} row wrap align-center gap-4 gap-x-12 pad-x-20 pad-y-8`}>
        <h3>{payTexts.labor}</h3>
        <span className="text-13 tone-2">{payTexts.laborHint}</span>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{payTexts.day}</th>
            <th scope="col">{payTexts.laborCost}</th>
            <th scope="col">{payTexts.sales}</th>
            <th scope="col">{payTexts.share}</th>
            <th scope="col">{payTexts.target}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day.date}>
              <th scope="row">{dayLabel(day.date).day}</th>
              <td>{amountText(day.cost)}</td>
              <td>
                <Typed
                  field={sales}
                  label={payTexts.salesOn(longDay(day.date))}
                  value={typed[index]}
                  onChange={value => setTyped(typed.with(index, value))}
                />
              </td>
              <td>
                <Share day={day} most={most} />
              </td>
              <td>{formatPercent(fromCents(day.target))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The share of a day; below it as a bar, with the target as a line. `most` is what fills the bar. */
function Share({ day: { share, cost, budget, target }, most }: { readonly day: LaborDay; readonly most: number }) {
  if (share === null) return null;
  const isOver = cost > budget;
  return (
    <>
      <span className="inline-row wrap justify-end gap-4 gap-x-8">
        {formatPercent(fromCents(share))}
        <Badge tone={isOver ? 'amber' : 'quiet'}>{isOver ? payTexts.overTarget : payTexts.withinTarget}</Badge>
      </span>
      <span className={styles.share} data-over={isOver || undefined} aria-hidden>
        <i style={{ inlineSize: `${(share / most) * 100}%` }} />
        <b style={{ insetInlineStart: `${(target / most) * 100}%` }} />
      </span>
    </>
  );
}
