import { screenPath, newPasswordTexts as texts } from '@commissary/catalog';
import type { useRouter } from '@tanstack/react-router';
import { dateAt } from '../../formatting/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import { NativeTextField } from '../../ui/index.ts';

export const newPasswordRequired = texts.required;

interface NewPasswordProps {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** The password that replaces the typed one with the sign-in. */
export function NewPassword({ value, disabled, onChange }: NewPasswordProps) {
  return (
    <NativeTextField
      label={texts.label}
      type="password"
      name="new-password"
      autoComplete="new-password"
      hint={texts.hint}
      autoFocus
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Says until when the password still signs in. */
export const tellPasswordDue = (dueAt: number, router: ReturnType<typeof useRouter>): void => {
  const run = () => navigateTo(router, screenPath('changePassword', {}));
  notify('warning', texts.due(dateAt(dueAt, null)), { act: { text: texts.choose, run } });
};
