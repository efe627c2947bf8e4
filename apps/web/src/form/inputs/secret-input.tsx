import { inputsTexts } from '@commissary/catalog';
import { describeDocument, hasSecret, type Secret } from '@commissary/schema';
import { Button } from '@mantine/core';
import { valueTexts } from '../../formatting/index.ts';
import styles from './secret-input.module.css';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

/** A value that is written and never read back: the placeholder shows the last digits of a set one. */
export function SecretWidget({ id, field, value, label, describedBy, invalid, onChange, onDone }: WidgetProps<Secret>) {
  const typed = useTextInput(
    value,
    typedSecret,
    text => (text === '' ? { set: true } : { value: text }),
    onChange,
    onDone,
  );
  return (
    <span className={`${styles.secret} row align-center gap-8 full-width`}>
      <InputWithUnit
        id={id}
        wide
        type="password"
        autoComplete="new-password"
        maxLength={field.max}
        placeholder={describeDocument(valueTexts, field, value)}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...typed}
      />
      {hasSecret(value) && (
        <Button variant="default" aria-label={inputsTexts.clearValue(label)} onClick={() => onChange({ clear: true })}>
          {inputsTexts.clear}
        </Button>
      )}
    </span>
  );
}

const typedSecret = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : '';
