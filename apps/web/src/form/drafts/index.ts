/**
 * Where to look:
 * - Autosave, drafts, crash recovery: `startAutosave` in `draft-autosave.ts`, `useDraftRecovery` in
 *   `use-draft-recovery.ts`; the sheet's: `views/sheet/sheet-draft.ts`.
 */
export { startAutosave } from './draft-autosave.ts';
export { DraftRecoveryBanner, DraftRecoveryBanners } from './draft-recovery-banner.tsx';
export { openDraftStorage } from './draft-storage.ts';
export { DraftBanners, SessionDrafts } from './session-drafts.tsx';
export {
  type Draft,
  type DraftFacts,
  isForMemory,
  listIn,
  memoryOnlyCount,
  type StoredDraft,
  storableList,
} from './stored-draft.ts';
export { type RecoverableDrafts, useDraftRecovery, useStorable } from './use-draft-recovery.ts';
export { useOwnDrafts } from './use-own-drafts.ts';
