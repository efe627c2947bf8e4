import { levelsTexts, locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody, StatusError } from '../../../api/index.ts';
import { useIdempotencyKeys } from '../../../cache/index.ts';
import { showActionError, undoAction, useRefreshGroups } from '../../../levels/index.ts';
import { notify } from '../../../notifications/index.ts';
import { type SeveralEdit, type SharedField, undoEdits } from './several-edits.ts';

export interface SeveralEditing {
  readonly companyId: string;
  readonly field: SharedField;
  /** The selected locations, as the edits were computed from. */
  readonly locations: readonly Tenant[];
  /** Takes over the locations as they are saved. */
  readonly onSaved: (saved: readonly Tenant[]) => void;
  /** Takes over all locations as they are now: also those that a filter hides are outdated. */
  readonly onConflict: (all: readonly Tenant[]) => void;
  readonly onClose: () => void;
}

/** Another user changed a selected location, or removed it. */
const outdated: ReadonlySet<number> = new Set([409, 404]);

const readAll = async (companyId: string): Promise<readonly Tenant[]> =>
  responseBody(await api.tenants.locations({ params: { companyId } }));

/** Saves edits of several locations in one call, says how many changed, and offers to undo all of them. */
export const useEditSeveral = (editing: SeveralEditing) => {
  const { companyId, field, locations, onSaved, onConflict, onClose } = editing;
  const client = useQueryClient();
  const refresh = useRefreshGroups(companyId);
  const keyOf = useIdempotencyKeys();
  const send = async (edits: readonly SeveralEdit[]) => {
    const idempotencyKey = keyOf(JSON.stringify(edits));
    const body = { edits: [...edits] };
    const saved = responseBody(await api.tenants.editSeveral({ params: { companyId }, body }, { idempotencyKey }));
    onSaved(saved);
    return saved;
  };
  const undo = async (saved: readonly Tenant[]) => {
    await undoAction(client, companyId, () => send(undoEdits(locations, saved, field)));
    await refresh();
  };
  return useMutation({
    mutationFn: send,
    onSuccess: saved =>
      notify('success', locationsTexts.severalChanged(saved.length), {
        act: { text: levelsTexts.undo, run: () => void undo(saved) },
      }),
    onError: async error => {
      showActionError(error);
      if (error instanceof StatusError && outdated.has(error.status)) onConflict(await readAll(companyId));
    },
    onSettled: async () => {
      onClose();
      await refresh();
    },
  });
};
