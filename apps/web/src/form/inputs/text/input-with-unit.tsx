import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../../ui/index.ts';
import styles from './input-with-unit.module.css';

export interface InputWithUnitProps extends InputHTMLAttributes<HTMLInputElement> {
  /** A sign before the text, such as a currency. */
  readonly before?: string | undefined;
  /** A unit after it. */
  readonly after?: string | undefined;
  readonly wide?: boolean;
}

/** A line of text with its unit inside the border. */
export function InputWithUnit({ before, after, wide = false, className, ...input }: InputWithUnitProps) {
  return (
    <span className={classNames(styles.box, wide && styles.wide)}>
      {before !== undefined && (
        <span className={`${styles.before} row align-center tone-3`} aria-hidden>
          {before}
        </span>
      )}
      <input
        type="text"
        autoComplete="off"
        {...input}
        className={classNames(
          styles.input,
          before !== undefined && styles.hasBefore,
          after !== undefined && (after.length === 1 ? styles.hasSign : styles.hasAfter),
          className,
        )}
      />
      {after !== undefined && <span className={`${styles.after} row align-center tone-3`}>{after}</span>}
    </span>
  );
}
