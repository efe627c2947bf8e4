import { createContext, useContext } from 'react';

/** What the handle of a row does. */
export interface DragContextValue {
  /** The lifted rows; none while nothing is dragged by keyboard. */
  readonly lifted: ReadonlySet<string>;
  lift(id: string): void;
}

/** Null where the order of rows is fixed. */
export const DragContext = createContext<DragContextValue | null>(null);
export const useDrag = (): DragContextValue | null => useContext(DragContext);
