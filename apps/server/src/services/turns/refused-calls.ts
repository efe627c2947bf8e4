/** Whether a process had to refuse calls, because it had too many at once. */
export interface RefusedCalls {
  /** One was refused, to be made again. */
  note(): void;
  /** BUSY: some were refused a short time ago. */
  state(): 'OK' | 'BUSY';
}

interface RefusedCallsParts {
  now(): Date;
  /** Told at the first one, and every ten seconds as long as there are more, with how many since it was told last. */
  tell(count: number): void;
}

const busyMs = 60_000;
const toldMs = 10_000;

export const createRefusedCalls = ({ now, tell }: RefusedCallsParts): RefusedCalls => {
  let lastAt: number | null = null;
  let untold = 0;
  let isTold = false;
  const tellAll = (): void => {
    isTold = untold > 0;
    if (!isTold) return;
    const count = untold;
    untold = 0;
    setTimeout(tellAll, toldMs).unref();
    tell(count);
  };
  return {
    note: () => {
      lastAt = now().getTime();
      untold += 1;
      if (!isTold) tellAll();
    },
    state: () => {
      // Also where the clock has gone back.
      const isRecent = lastAt !== null && Math.abs(now().getTime() - lastAt) < busyMs;
      return isRecent ? 'BUSY' : 'OK';
    },
  };
};
