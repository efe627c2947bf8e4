import { describe, hasSecret, type Secret } from '@commissary/schema';
import { Button } from '@mantine/core';
import { AffixedInput } from './affixed-input.tsx';
import styles from './secret.module.css';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

/** A value that is written and never read back: what is set shows as its last digits, in the placeholder. */
export function SecretWidget({ id, field, value, label, describedBy, invalid, onChange, onDone }: WidgetProps<Secret>) {
  const typed = useTyped(value, typedSecret, text => (text === '' ? { set: true } : { value: text }), onChange, onDone);
  return (
    <span className={styles.secret}>
      <AffixedInput
        id={id}
        wide
        type="password"
        autoComplete="new-password"
        maxLength={field.max}
        placeholder={describe(field, value)}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...typed}
      />
      {hasSecret(value) && (
        <Button variant="default" aria-label={`Clear ${label}`} onClick={() => onChange({ clear: true })}>
          Clear
        </Button>
      )}
    </span>
  );
}

const typedSecret = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : '';
