import type { Money } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { moneyFrom, moneyText } from './typed-values.ts';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function MoneyWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Money>) {
  const typed = useTyped(value, moneyText, text => moneyFrom(field, text), onChange, onDone);
  return (
    <AffixedInput
      id={id}
      inputMode="decimal"
      before="$"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
