import { TextInput } from '@mantine/core';
import { useId } from 'react';
import styles from './date-input.module.css';

export interface DateInputProps {
  readonly label: string;
  /** 2026-11-20, or empty. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** A day, with its label beside it. */
export function DateInput({ label, value, min = '', max = '', onChange }: DateInputProps) {
  const id = useId();
  return (
    <div className={`${styles.day} inline-row align-center gap-6 size-13 tone-2`}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
