import { sheetTexts } from '@commissary/catalog';
import { conflictRetries } from '@commissary/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody, StatusError, UserError } from '../../api/index.ts';
import type { CachedDocumentKey } from '../../cache/index.ts';
import {
  type ConflictChoices,
  record,
  stepBack,
  stepForward,
  type UndoHistory,
  undoable,
} from '../../form/edit-session/index.ts';
import { refreshDocuments, showActionError, undoAction, undoSet } from '../../levels/index.ts';
import { notify } from '../../notifications/index.ts';
import { notifySaved } from '../../publishing/index.ts';
import { useSaveWhenOnline } from '../../session/index.ts';
import { type Store, useStore } from '../../ui/index.ts';
import { chosen, conflictsAt } from './sheet-conflicts.ts';
import type { SheetTenant } from './sheet-grid.ts';
import {
  nothingPending,
  type PendingCells,
  remainingAfterSave,
  type SheetTenantStates,
  tenantsToSave,
} from './sheet-state.ts';

export type SheetAction = (pending: PendingCells) => PendingCells;

/** The state of a sheet, outside React: what is typed during a save must not be lost. */
export type SheetSteps = Store<UndoHistory<PendingCells>>;

/**
 * The edits of a sheet: one undo stack for all its cells, and one save for all its tenants. Where others saved
 * meanwhile the save is made again on top of theirs; where they changed the same cells, it asks. `newest` = the tenants
 * as they were last loaded.
 */
export const useSheet = (
  address: CachedDocumentKey,
  steps: SheetSteps,
  tenants: SheetTenantStates,
  newest: () => SheetTenantStates,
  offered: readonly SheetTenant[],
) => {
  const { kind, companyId, menuId } = address;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const now = useStore(steps);
  const pending = now.present;
  const reload = async () => {
    await refreshDocuments(client, companyId);
    return newest();
  };
  const attempt = async (sent: PendingCells, at: SheetTenantStates, retries: number) => {
    if (hasConflict(at, sent)) return null;
    const body = { kind, places: tenantsToSave(at, sent), ...(menuId !== null && { menuId }) };
    try {
      return responseBody(await api.overrides.set({ params: { id: companyId }, body }));
    } catch (error) {
      if (!(error instanceof StatusError && error.status === 409) || retries === 0) throw error;
      return attempt(sent, await reload(), retries - 1);
    }
  };
  const saving = useMutation({
    mutationFn: async (sent: PendingCells) => ({ sent, answer: await attempt(sent, newest(), conflictRetries) }),
    onSuccess: async ({ sent, answer }) => {
      if (answer === null) return setAsking(true);
      const undo = () => void undoAction(client, companyId, () => undoSet(address)(answer));
      const saved = new Set(answer.places.map(({ tenantId }) => tenantId));
      const levels = offered.flatMap(({ tenantId, level }) => (saved.has(tenantId) ? level : []));
      const tenantIds = [...saved].map(id => (id === companyId ? null : id));
      notifySaved({ kind, companyId, tenantIds }, sheetTexts.saved(levels), {
        act: { text: sheetTexts.undo, run: undo },
      });
      const fresh = await reload();
      steps.set(undoable(remainingAfterSave(fresh, steps.get().present, sent)));
    },
    onError: async error => {
      if (error instanceof StatusError && error.status === 409) notify('error', sheetTexts.savedMeanwhile);
      else if (error instanceof UserError) notify('error', sheetTexts.notAllValid);
      else showActionError(error);
      await refreshDocuments(client, companyId);
    },
  });
  const saveOnline = useSaveWhenOnline(async () => {
    const sent = steps.get().present;
    if (saving.isPending || tenantsToSave(newest(), sent).length === 0) return false;
    const done = await saving.mutateAsync(sent).catch(() => null);
    return done !== null && done.answer !== null;
  });
  const save = () => {
    const sent = steps.get().present;
    if (hasConflict(newest(), sent)) setAsking(true);
    else if (tenantsToSave(newest(), sent).length > 0) void saveOnline();
  };
  return {
    steps: now,
    pending,
    saving: saving.isPending,
    asking: asking && hasConflict(tenants, pending),
    act: (act: SheetAction) => steps.set(record(steps.get(), act(steps.get().present))),
    undo: () => steps.set(stepBack(steps.get())),
    redo: () => steps.set(stepForward(steps.get())),
    discard: () => steps.set(record(steps.get(), nothingPending)),
    save,
    keepAsDraft: () => setAsking(false),
    choose: (choices: ConflictChoices) => {
      setAsking(false);
      steps.set(record(steps.get(), chosen(tenants, steps.get().present, choices)));
      save();
    },
  };
};

export type Sheet = ReturnType<typeof useSheet>;

export const hasConflict = (tenants: SheetTenantStates, pending: PendingCells): boolean =>
  [...pending.keys()].some(tenantId => conflictsAt(tenants, pending, tenantId).length > 0);
