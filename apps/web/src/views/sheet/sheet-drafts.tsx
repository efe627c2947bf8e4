import { draftBannerTexts } from '@commissary/catalog';
import type { Field } from '@commissary/schema';
import { useEffect, useMemo, useRef } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import {
  DraftRecoveryBanner,
  DraftRecoveryBanners,
  openDraftStorage,
  type RecoverableDrafts,
  startAutosave,
  useDraftRecovery,
} from '../../form/drafts/index.ts';
import { record } from '../../form/edit-session/index.ts';
import { notify } from '../../notifications/index.ts';
import { useUser } from '../../session/index.ts';
import {
  hasCellsToRestore,
  omittedCells,
  restoredSheetDraft,
  type SheetDraft,
  type SheetQuery,
  sheetDraftOf,
  sheetName,
} from './sheet-draft.ts';
import type { SheetTenantStates } from './sheet-state.ts';
import type { SheetSteps } from './use-sheet.ts';

export interface SheetDraftsProps {
  readonly address: CachedDocumentKey;
  readonly definition: Field;
  readonly steps: SheetSteps;
  readonly newest: () => SheetTenantStates;
  readonly query: SheetQuery;
  /** Shows the fields and tenants of a draft, where none are shown yet. */
  readonly onShow: (query: SheetQuery) => void;
}

const draftStorage = openDraftStorage<SheetDraft>();

/** Stores the unsaved cells across a reload or a crash, and offers earlier drafts. */
export function SheetDrafts({ address, definition, steps, newest, query, onShow }: SheetDraftsProps) {
  const { userId: owner } = useUser();
  const name = sheetName(address);
  // Read when a draft is stored or offered; another address of the sheet does not start again.
  const here = useRef({ address, query, newest });
  useEffect(() => {
    here.current = { address, query, newest };
  });
  const drafts = useDraftRecovery(
    useMemo(
      (): RecoverableDrafts<SheetDraft> => ({
        shelf: draftStorage,
        owner,
        document: name,
        keep: (id, how) =>
          startAutosave({
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
        isWorth: async draft => hasCellsToRestore(definition, here.current.newest(), draft),
      }),
      [owner, name, definition, steps],
    ),
  );
  const bring = (draft: SheetDraft) => {
    steps.set(record(steps.get(), restoredSheetDraft(definition, steps.get().present, draft)));
    if (query.fields === undefined) onShow(draft.query);
    drafts.taken(draft);
    const omitted = omittedCells(definition, draft);
    if (omitted > 0) notify('info', draftBannerTexts.omitted(omitted));
  };
  return (
    <DraftRecoveryBanners drafts={drafts}>
      {(draft, onDiscard) => <DraftRecoveryBanner draft={draft} onBring={() => bring(draft)} onDiscard={onDiscard} />}
    </DraftRecoveryBanners>
  );
}
