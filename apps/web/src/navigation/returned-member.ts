import { type DocumentKind, editedPath, editsMember, matchScreen, splitAddress } from '@commissary/catalog';
import { useEffect, useState } from 'react';
import { returnedFrom } from './previous-address.ts';

/** The path of the member whose page the way back led away from. */
export const useReturnedMember = (kind: DocumentKind): string | undefined => useState(() => memberLeft(kind))[0];

const memberLeft = (kind: DocumentKind): string | undefined => {
  const address = returnedFrom.get();
  const match = address === null ? null : matchScreen(splitAddress(address).path);
  const edits = match?.screen.edits;
  if (match === null || edits === undefined || edits.document !== kind || !editsMember(edits)) return undefined;
  return editedPath(edits, match.params);
};

/** The frames in which the rows of a long list are loaded and drawn. */
const patience = 120;

/** Focuses a row as soon as its list is drawn, once. */
export const useFocusReturned = (index: number, focusRow: () => ((index: number) => void) | null): void => {
  const [at] = useState(index);
  useEffect(() => {
    if (at < 0) return;
    let frame = 0;
    const look = (left: number) => {
      const focus = focusRow();
      if (focus !== null) focus(at);
      else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
    };
    // After the title, which gets the focus of every page that opens.
    frame = requestAnimationFrame(() => look(patience));
    return () => cancelAnimationFrame(frame);
  }, [at, focusRow]);
};
