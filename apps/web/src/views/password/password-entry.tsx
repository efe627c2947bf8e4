import { accountTexts, messages, passwordRuleText } from '@commissary/catalog';
import type { PasswordPolicy } from '@commissary/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { NativeTextField } from '../../ui/index.ts';
import styles from './password-entry.module.css';
import type { NewPassword } from './use-new-password.ts';

export interface PasswordEntryProps {
  readonly value: NewPassword;
  readonly policy: PasswordPolicy;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A new password, its repetition, and the rules with those that are already met. */
export function PasswordEntry({ value, policy, disabled = false, autoFocus = false }: PasswordEntryProps) {
  const id = useId();
  const { password, repeat, checks, mismatch, setPassword, setRepeat } = value;
  return (
    <>
      <NativeTextField
        label={accountTexts.newPassword}
        type="password"
        name="new-password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        aria-describedby={id}
        value={password}
        disabled={disabled}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <ul id={id} className={`${styles.rules} stack gap-4 text-13`} aria-label={accountTexts.passwordRules}>
        {checks.map(({ rule, holds }) => (
          <li key={rule} data-state={password === '' ? 'open' : holds ? 'holds' : 'broken'}>
            {holds && password !== '' ? (
              <IconCheck size={15} stroke={2} aria-hidden />
            ) : (
              <IconX size={15} stroke={2} aria-hidden />
            )}
            {passwordRuleText(rule, policy)}
            <span className="visually-hidden">{holds && password !== '' ? ': yes' : accountTexts.notYet}</span>
          </li>
        ))}
      </ul>
      <NativeTextField
        label={accountTexts.repeatPassword}
        type="password"
        name="new-password-again"
        autoComplete="new-password"
        error={mismatch ? messages.password.mismatch : undefined}
        value={repeat}
        disabled={disabled}
        onChange={({ currentTarget }) => setRepeat(currentTarget.value)}
      />
    </>
  );
}
