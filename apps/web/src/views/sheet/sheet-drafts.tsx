import type { Field } from '@commissary/schema';
import { useEffect, useMemo, useRef } from 'react';
import type { DocumentAddress } from '../../cache/documents.ts';
import { keepWork } from '../../form/draft-keeper.ts';
import { openDraftShelf } from '../../form/draft-shelf.ts';
import { OfferedDraft, OfferedDrafts } from '../../form/offered-draft.tsx';
import { record } from '../../form/undo.ts';
import { type ShelvedWork, useShelved } from '../../form/use-draft.ts';
import { useUser } from '../../session/session.ts';
import {
  broughtBack,
  isWorthBringing,
  type SheetDraft,
  type SheetQuery,
  sheetDraftOf,
  sheetName,
} from './sheet-draft.ts';
import type { Places } from './sheet-state.ts';
import type { SheetSteps } from './use-sheet.ts';

export interface SheetDraftsProps {
  readonly address: DocumentAddress;
  readonly definition: Field;
  readonly steps: SheetSteps;
  readonly newest: () => Places;
  readonly query: SheetQuery;
  /** Shows what a draft was made in, where nothing is shown yet. */
  readonly onShow: (query: SheetQuery) => void;
}

const shelf = openDraftShelf<SheetDraft>();

/** Keeps the cells that are not saved across a reload or a crash, and offers those of before. */
export function SheetDrafts({ address, definition, steps, newest, query, onShow }: SheetDraftsProps) {
  const { userId: owner } = useUser();
  const name = sheetName(address);
  // Read when something is kept or offered; another address of the sheet does not begin anew.
  const here = useRef({ address, query, newest });
  useEffect(() => {
    here.current = { address, query, newest };
  });
  const drafts = useShelved(
    useMemo(
      (): ShelvedWork<SheetDraft> => ({
        shelf,
        owner,
        document: name,
        keep: (id, how) =>
          keepWork({
            ...how,
            id,
            work: () => steps.get().present,
            isSame: Object.is,
            draftOf: (pending, at) => {
              const { address, query } = here.current;
              return sheetDraftOf(definition, pending, address, query, { id, owner, at });
            },
            subscribe: steps.subscribe,
          }),
        isWorth: draft => isWorthBringing(here.current.newest(), draft),
      }),
      [owner, name, definition, steps],
    ),
  );
  const bring = (draft: SheetDraft) => {
    steps.set(record(steps.get(), broughtBack(steps.get().present, draft)));
    if (query.fields === undefined) onShow(draft.query);
    drafts.taken(draft);
  };
  return (
    <OfferedDrafts drafts={drafts}>
      {(draft, onDiscard) => <OfferedDraft draft={draft} onBring={() => bring(draft)} onDiscard={onDiscard} />}
    </OfferedDrafts>
  );
}
