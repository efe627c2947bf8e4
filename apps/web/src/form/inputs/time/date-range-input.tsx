import { inputsTexts } from '@commissary/catalog';
import { type DateRange, date, isRecord } from '@commissary/schema';
import type { NestingProps } from '../widget-props.ts';

const days = { from: date({ label: inputsTexts.firstDay }), to: date({ label: inputsTexts.lastDay }) };

/** Two days, both included; an empty one is open. */
export function DateRangeWidget(props: NestingProps<DateRange>) {
  const { id, value, label, onChange, Nested } = props;
  const span = isRecord(value) ? value : { from: '', to: '' };
  return (
    <fieldset className="stack gap-8 reset" id={id} aria-label={label} tabIndex={-1}>
      <div className="row align-center gap-8">
        {(['from', 'to'] as const).map(end => (
          <Nested
            {...props}
            key={end}
            id={`${id}-${end}`}
            field={days[end]}
            label={`${label}: ${days[end].label}`}
            value={span[end]}
            onChange={(next, typing) => onChange({ ...span, [end]: next }, typing)}
          />
        ))}
      </div>
    </fieldset>
  );
}
