export { PasswordEntry } from './password-entry.tsx';
export { type NewPassword, useNewPassword } from './use-new-password.ts';
