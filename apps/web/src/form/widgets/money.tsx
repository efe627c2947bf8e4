import { accept, type Money } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { plainText, useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function MoneyWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Money>) {
  const typed = useTyped(value, plainText, text => moneyFrom(field, text), onChange, onDone);
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

/** The stored form of what was typed: `1,250` and `$1250` are 1250.00. */
export const moneyFrom = (field: Money, text: string): unknown => {
  if (text.trim() === '' && field.optional === true) return undefined;
  return accept(field, text.replaceAll(/[$,\s]/g, ''));
};
