import { type RowChange, rowChangeIn, rowsChannel } from './cached-tables.ts';

/** What the database says beside the answer to a statement. */
interface Notice {
  readonly message?: string | undefined;
  readonly detail?: string | undefined;
}

/** The changes of cached rows that the statements of one connection make, as triggers tell them with the statement. */
export interface OwnChanges {
  readonly noticed: (notice: Notice) => void;
  /** A statement was answered; `isEnded`: no transaction is open, so that others see what was changed. */
  answered(isEnded: boolean): void;
}

/**
 * Reports each change with its statement, and again when others can see it: until then they read, and may store, what was
 * there before.
 */
export const createOwnChanges = (hear: (change: RowChange) => void): OwnChanges => {
  const unsettled = new Map<string, RowChange>();
  return {
    noticed: ({ message, detail = '' }) => {
      if (message !== rowsChannel) return;
      const change = rowChangeIn(detail);
      unsettled.set(detail, change);
      hear(change);
    },
    answered: isEnded => {
      if (!isEnded || unsettled.size === 0) return;
      for (const change of unsettled.values()) hear(change);
      unsettled.clear();
    },
  };
};
