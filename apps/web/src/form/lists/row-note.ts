import { type ComponentType, createContext } from 'react';

export interface RowNoteProps {
  /** The path of the member. */
  readonly path: string;
}

/** What a screen says below each row of its lists; none by default. */
export const RowNote = createContext<ComponentType<RowNoteProps> | null>(null);
