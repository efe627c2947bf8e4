import { useId } from 'react';
import styles from './segmented.module.css';

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly describedBy?: string;
}

/** A choice of a few options, all visible; the arrow keys move between them. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  id,
  describedBy,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.track} disabled={disabled} id={id} aria-describedby={describedBy}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
