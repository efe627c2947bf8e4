import { controlsTexts } from '@commissary/catalog';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, useId, useState } from 'react';
import styles from './native-text-field.module.css';

export interface NativeTextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with its value. */
  readonly error?: string | undefined;
}

/** A text field without a component library. A password can be shown. */
export function NativeTextField({ label, hint, error, type = 'text', ...input }: NativeTextFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const described = [input['aria-describedby'], error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          type={secret && shown ? 'text' : type}
          aria-invalid={error === undefined ? undefined : true}
          {...input}
          aria-describedby={described === '' ? undefined : described}
        />
        {secret && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={controlsTexts.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Eye size={20} stroke={1.6} aria-hidden />
          </button>
        )}
      </div>
      <p id={`${id}-error`} className={`${styles.error} text-12 tone-error`} aria-live="polite">
        {error}
      </p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={`${styles.hint} text-12 tone-3`}>
          {hint}
        </p>
      )}
    </div>
  );
}
