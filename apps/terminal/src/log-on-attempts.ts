import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As many as the server accepts of one person: whoever tries out PINs needs weeks for six digits. */
const mostPerMinute = 10;
const minuteMs = 60_000;

/** The PINs that were refused in the last minute. Each is a file, so that no form counts less than there were. */
export interface LogOnAttempts {
  /** Counts an attempt before its PIN is compared; null: there were too many, nobody logs on now. */
  begin(now: number): { succeeded(): void } | null;
  /** How long nobody logs on any more; 0: the form is open. */
  lockedMs(now: number): number;
}

export const openLogOnAttempts = (folder: string): LogOnAttempts => {
  const attempts = join(folder, 'refused-pins');
  mkdirSync(attempts, { recursive: true });
  const timesWithin = (now: number): number[] =>
    readdirSync(attempts)
      .flatMap(file => {
        const at = Number.parseInt(file, 10);
        // Also when the clock was set back meanwhile.
        if (Math.abs(now - at) < minuteMs) return [at];
        rmSync(join(attempts, file), { force: true });
        return [];
      })
      .sort((a, b) => a - b);
  return {
    begin: now => {
      const own = join(attempts, `${now}.${randomUUID()}`);
      writeFileSync(own, '');
      const forget = () => rmSync(own, { force: true });
      if (timesWithin(now).length <= mostPerMinute) return { succeeded: forget };
      forget();
      return null;
    },
    lockedMs: now => {
      const first = timesWithin(now).at(-mostPerMinute);
      return first === undefined ? 0 : first + minuteMs - now;
    },
  };
};
