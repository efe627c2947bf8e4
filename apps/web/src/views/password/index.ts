export { PasswordEntry } from './password-entry.tsx';
export { useNewPassword } from './use-new-password.ts';
