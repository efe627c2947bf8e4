/** Begins another epoch where another database answers than before. */
export interface EpochKeeper {
  /** This may be another database. While it does not answer, it is asked again. */
  noticed(): void;
  stop(): void;
}

const usualMs = 1_000;

export const createEpochKeeper = (keep: () => Promise<unknown>, againMs = usualMs): EpochKeeper => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const noticed = (): void => {
    clearTimeout(timer);
    if (isStopped) return;
    keep().catch(() => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(noticed, againMs).unref();
    });
  };
  return {
    noticed,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
