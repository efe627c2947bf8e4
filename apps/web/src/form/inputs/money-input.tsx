import type { Money } from '@commissary/schema';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { moneyFrom, moneyText } from './text/parse-values.ts';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

export function MoneyWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Money>) {
  const typed = useTextInput(value, moneyText, text => moneyFrom(field, text), onChange, onDone);
  return (
    <InputWithUnit
      id={id}
      inputMode="decimal"
      before="$"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
