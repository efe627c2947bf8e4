import { payTexts } from '@commissary/catalog';
import { toCents } from '@commissary/domain';
import { type Field, formatMoney, money, number, timeOfDay } from '@commissary/schema';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Widget } from '../../form/inputs/index.ts';
import { isUnfinished, jobOf, type PayRules, type TriedShift } from './tried-week.ts';
import styles from './try-week.module.css';

const fields = {
  from: timeOfDay({ label: payTexts.start('') }),
  to: timeOfDay({ label: payTexts.end('') }),
  lunch: number({ label: payTexts.lunchShort, max: 480 }),
  breaks: number({ label: payTexts.breaksShort, max: 480 }),
  tips: money({ label: payTexts.tipsShort }),
  sales: money({ label: payTexts.salesShort }),
  delivered: number({ label: payTexts.deliveredShort.PER_ORDER, max: 999 }),
  orderTotal: money({ label: payTexts.deliveredShort.PERCENTAGE }),
};

export interface ShiftFieldsProps {
  readonly shift: TriedShift;
  /** Wednesday, shift 2. */
  readonly name: string;
  readonly jobs: readonly { readonly value: string; readonly label: string }[];
  readonly rules: PayRules;
  readonly onChange: (shift: TriedShift) => void;
  readonly onRemove: () => void;
  /** Adds another shift on the same day; on the last one only. */
  readonly onAdd: (() => void) | undefined;
  readonly addLabel: string;
}

/** A shift as it is typed. Breaks are asked where the time clock has them, tips and deliveries where the job type pays for them. */
export function ShiftFields({ shift, name, jobs, rules, onChange, onRemove, onAdd, addLabel }: ShiftFieldsProps) {
  const { timeClock, jobTypes } = rules;
  const job = jobOf(jobTypes, shift.jobId);
  const { mode, feeMethod, zones = [] } = job?.driverSettings ?? {};
  const paidBy = mode === undefined || mode === 'NOT_DRIVER' ? undefined : feeMethod;
  const isWrong = isUnfinished(shift);
  const wrongId = useId();
  const typed = (key: keyof typeof fields, label: string, after?: string) => (
    <Typed
      field={fields[key]}
      label={label}
      after={after}
      value={shift[key]}
      invalid={isWrong && (key === 'from' || key === 'to') && typeof shift[key] !== 'number'}
      describedBy={isWrong ? wrongId : ''}
      onChange={value => onChange({ ...shift, [key]: value })}
    />
  );
  return (
    <fieldset className="min-width-0 reset">
      <legend className="visually-hidden">{name}</legend>
      <div className="row wrap align-center gap-6">
        {typed('from', payTexts.start(name))}
        <span aria-hidden>–</span>
        {typed('to', payTexts.end(name))}
        <ActionIcon variant="subtle" aria-label={payTexts.removeShift(name)} onClick={onRemove}>
          <IconX size={16} stroke={1.8} aria-hidden />
        </ActionIcon>
        {onAdd !== undefined && (
          <ActionIcon variant="subtle" aria-label={addLabel} onClick={onAdd}>
            <IconPlus size={16} stroke={1.8} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={`${styles.details} row wrap align-center gap-6`}>
        <NativeSelect
          className={styles.job ?? ''}
          aria-label={payTexts.job(name)}
          value={String(shift.jobId)}
          data={[...jobs]}
          onChange={({ currentTarget }) => onChange({ ...shift, jobId: currentTarget.value })}
        />
        {timeClock.lunch.enabled && typed('lunch', payTexts.lunch(name), payTexts.lunchShort)}
        {timeClock.breaks.enabled && typed('breaks', payTexts.breaks(name), payTexts.breaksShort)}
        {job?.declareTipsAtClockOff === true && typed('tips', payTexts.tips(name), payTexts.tipsShort)}
        {job?.declareTipsAtClockOff === true &&
          toCents(job.minimumTipPercentage) > 0 &&
          typed('sales', payTexts.salesOf(name), payTexts.salesShort)}
        {(paidBy === 'PER_ORDER' || paidBy === 'PER_DISPATCH' || paidBy === 'MILEAGE') &&
          typed('delivered', payTexts.delivered[paidBy](name), payTexts.deliveredShort[paidBy])}
        {paidBy === 'PERCENTAGE' &&
          typed('orderTotal', payTexts.delivered.PERCENTAGE(name), payTexts.deliveredShort.PERCENTAGE)}
        {paidBy === 'PER_ZONE' &&
          zones.map(({ zoneId, feePerZone }, index) => (
            <Typed
              key={String(zoneId)}
              field={fields.delivered}
              label={payTexts.ordersInZone(name, formatMoney(feePerZone))}
              after={payTexts.ordersAt(formatMoney(feePerZone))}
              value={shift.zoneOrders[index] ?? 0}
              onChange={orders =>
                onChange({ ...shift, zoneOrders: zones.map((_, at) => (at === index ? orders : shift.zoneOrders[at])) })
              }
            />
          ))}
      </div>
      {isWrong && (
        <p id={wrongId} className="text-12 tone-error">
          {payTexts.wrongShift}
        </p>
      )}
    </fieldset>
  );
}

interface TypedProps {
  readonly field: Field;
  readonly label: string;
  readonly after?: string | undefined;
  readonly value: unknown;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly onChange: (value: unknown) => void;
}

/** A control of the field language outside a form: the same texts mean the same values. */
export function Typed({ field, label, after, value, invalid = false, describedBy = '', onChange }: TypedProps) {
  const id = useId();
  return (
    <span className={`${styles.typed} inline-row align-center gap-4`} data-kind={field.kind.name}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Widget
        id={id}
        field={field}
        path=""
        value={value}
        label={label}
        describedBy={describedBy}
        invalid={invalid}
        onChange={next => onChange(next)}
        onDone={() => {}}
      />
      {after !== undefined && (
        <span className="text-12 tone-2" aria-hidden>
          {after}
        </span>
      )}
    </span>
  );
}
