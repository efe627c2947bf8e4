export { AuthForm } from './auth-form.tsx';
export { AuthLayout } from './auth-layout.tsx';
export { AuthNote } from './auth-note.tsx';
