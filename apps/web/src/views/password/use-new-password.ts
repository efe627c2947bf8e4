import { messages } from '@commissary/catalog';
import { isPasswordFormValid, type PasswordCheck, type PasswordPolicy, passwordChecklist } from '@commissary/domain';
import { useEffect, useRef, useState } from 'react';
import { api, UserError } from '../../api/index.ts';
import { reportError } from '../../notifications/index.ts';
import {
  createDebouncedPasswordCheck,
  type DebouncedPasswordCheck,
  type PasswordVerdict,
} from './debounced-password-check.ts';

export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
  readonly checks: readonly PasswordCheck[];
  /** The two fields differ, and both are filled. */
  readonly mismatch: boolean;
  /** The rules are met as far as it is known here, and both fields are equal: the server has not answered yet. */
  readonly pending: boolean;
  /** The rules are met, here and on the server, and both fields are equal. */
  readonly valid: boolean;
  setPassword(text: string): void;
  setRepeat(text: string): void;
  /** The codes with which the server rejected the password when it was to be set. */
  refused(codes: readonly string[]): void;
}

/** A new password while it is typed twice. `inviteToken` is the token of a link, where no user is signed in. */
export const useNewPassword = (userId: string, policy: PasswordPolicy, inviteToken?: string): NewPassword => {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [verdict, setVerdict] = useState<PasswordVerdict>({ kind: 'unasked' });
  const asker = useRef<DebouncedPasswordCheck | null>(null);
  useEffect(() => {
    const own = createDebouncedPasswordCheck(
      typed => api.users.isValidNewPassword({ body: { userId, password: typed, ...(inviteToken && { inviteToken }) } }),
      next => {
        setVerdict(next);
        if (next.kind === 'failed') reportError(plain(next.error), messages.password.validateFail);
      },
    );
    asker.current = own;
    return own.stop;
  }, [userId, inviteToken]);
  const reported = verdict.kind === 'broken' ? verdict.codes : [];
  return {
    password,
    repeat,
    checks: passwordChecklist(password, reported, policy),
    mismatch: repeat !== '' && repeat !== password,
    pending: verdict.kind === 'unasked' && isPasswordFormValid(password, repeat, [], policy),
    valid: verdict.kind === 'good' && isPasswordFormValid(password, repeat, reported, policy),
    setPassword: text => {
      setPassword(text);
      asker.current?.check(text);
    },
    setRepeat,
    refused: codes => setVerdict({ kind: 'broken', codes }),
  };
};

/** Whatever failed, the result is that the password could not be validated. */
const plain = (error: unknown): unknown => (error instanceof UserError ? new Error(error.message) : error);
