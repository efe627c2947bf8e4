import { passwordRules } from '@commissary/domain';
import { UserError } from '../../api/index.ts';

/** The server's result for the password as it is typed. */
export type PasswordVerdict =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'good' }
  /** The codes of the rules that it breaks. */
  | { readonly kind: 'broken'; readonly codes: readonly string[] }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface DebouncedPasswordCheck {
  /** Called when the password changed: the result is unknown until typing has stopped and the server has responded. */
  check(password: string): void;
  stop(): void;
}

/** Checks a password once typing has stopped; ignores the response for an earlier one. */
export const createDebouncedPasswordCheck = (
  ask: (password: string) => Promise<unknown>,
  tell: (verdict: PasswordVerdict) => void,
): DebouncedPasswordCheck => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const asked = async (password: string, turn: number) => {
    const verdict = await ask(password).then(
      (): PasswordVerdict => ({ kind: 'good' }),
      (error: unknown): PasswordVerdict =>
        error instanceof UserError && error.failures.every(({ code }) => code.startsWith('PW_'))
          ? { kind: 'broken', codes: error.failures.map(({ code }) => code) }
          : { kind: 'failed', error },
    );
    if (turn === latest) tell(verdict);
  };
  const stop = () => {
    latest += 1;
    clearTimeout(timer);
  };
  return {
    stop,
    check: password => {
      stop();
      tell({ kind: 'unasked' });
      const turn = latest;
      if (password !== '') timer = setTimeout(() => void asked(password, turn), passwordRules.askAfterMs);
    },
  };
};
