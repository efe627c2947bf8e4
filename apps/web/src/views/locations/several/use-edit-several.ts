import { levelsTexts, locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../../api/index.ts';
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
  readonly onClose: () => void;
}

/** Saves edits of several locations in one call, says how many changed, and offers to undo all of them. */
export const useEditSeveral = ({ companyId, field, locations, onSaved, onClose }: SeveralEditing) => {
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
    onError: error => showActionError(error),
    onSettled: async () => {
      onClose();
      await refresh();
    },
  });
};
