import { endingsTexts } from '@commissary/catalog';
import { endOfDay, plainDateTimeText, plainDateTimeToInstant, shortZone } from '@commissary/domain';
import { endsByItself, own, stillCounts } from '@commissary/schema';
import { useState } from 'react';
import { Segmented } from '../../../ui/index.ts';
import { useEditSession } from '../../state/index.ts';
import { InputWithUnit } from '../text/input-with-unit.tsx';
import type { WidgetProps } from '../widget-props.ts';

const options = [
  { value: 'NO', label: endingsTexts.notInForce },
  { value: 'REMOVED', label: endingsTexts.untilRemoved },
  { value: 'TIME', label: endingsTexts.untilTime },
];

/** A group that ends by itself: whether it counts, and until when, in the time zone of the tenant. */
export function EndingGroupWidget({ id, field, value, label, describedBy, invalid, onChange, onDone }: WidgetProps) {
  const { zone } = useEditSession();
  const [now] = useState(Date.now);
  if (!endsByItself(field)) return null;
  const end = own(value, field.endsAt);
  const start = (chosen: string) => {
    if (chosen === 'NO') onChange(undefined);
    else onChange({ [field.endsAt]: chosen === 'TIME' ? endOfDay(now, zone) + 1 : null });
  };
  return (
    <div className="stack gap-8 reset">
      <Segmented
        id={id}
        label={label}
        describedBy={describedBy}
        value={value === undefined ? 'NO' : end === null ? 'REMOVED' : 'TIME'}
        options={options}
        onChange={start}
      />
      {typeof end === 'number' && (
        <InputWithUnit
          type="datetime-local"
          wide
          after={shortZone(end, zone)}
          aria-label={endingsTexts.endsAt(label)}
          aria-invalid={invalid}
          value={plainDateTimeText(end, zone)}
          onChange={({ currentTarget: { value: text } }) => {
            // While a part is missing, the text is empty; a year may be typed beyond four digits.
            if (/^\d{4}-/.test(text)) onChange({ [field.endsAt]: plainDateTimeToInstant(text, zone) }, true);
          }}
          onBlur={onDone}
        />
      )}
      {value !== undefined && !stillCounts(field, value, now) && <span>{endingsTexts.hasEnded}</span>}
    </div>
  );
}
