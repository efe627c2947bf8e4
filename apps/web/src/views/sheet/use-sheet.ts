import { formatCount } from '@commissary/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, bodyOf, StatusError, UserError } from '../../api.ts';
import type { DocumentAddress } from '../../cache/documents.ts';
import { record, stepBack, stepForward, type Undo, undoable } from '../../form/undo.ts';
import { refreshDocuments, takeBack, tellRefusal } from '../../levels/after-act.ts';
import { undoSet } from '../../levels/undo-set.ts';
import { notify } from '../../shell/notify.ts';
import { nothingPending, type Pending, type Places, placesToSave, unreadable } from './sheet-state.ts';

export type Act = (pending: Pending) => Pending;

/** What is done in a sheet: one stack of undo for all its cells, and one save for all its places. */
export const useSheet = (address: DocumentAddress, places: Places) => {
  const { kind, companyId, menuId } = address;
  const client = useQueryClient();
  const [steps, setSteps] = useState<Undo<Pending>>(() => undoable(nothingPending));
  const pending = steps.present;
  const saving = useMutation({
    mutationFn: async () => {
      const body = { kind, places: placesToSave(places, pending), ...(menuId !== null && { menuId }) };
      return bodyOf(await api.overrides.set({ params: { id: companyId }, body }));
    },
    onSuccess: async answer => {
      setSteps(undoable(unreadable(pending)));
      const undo = () => void takeBack(client, companyId, () => undoSet(address)(answer));
      const where = formatCount(answer.places.length, 'place');
      notify('success', `Saved at ${where}. It is not published yet.`, { act: { text: 'Undo', run: undo } });
      await refreshDocuments(client, companyId);
    },
    onError: async error => {
      if (error instanceof StatusError && error.status === 409)
        notify(
          'error',
          'Somebody saved at one of these places meanwhile. Nothing was saved; look again, and save again.',
        );
      else if (error instanceof UserError) notify('error', 'Not every place takes these values. Nothing was saved.');
      else tellRefusal(error, 'this');
      await refreshDocuments(client, companyId);
    },
  });
  return {
    steps,
    pending,
    saving: saving.isPending,
    act: (act: Act) => setSteps(now => record(now, act(now.present))),
    undo: () => setSteps(stepBack),
    redo: () => setSteps(stepForward),
    discard: () => setSteps(now => record(now, nothingPending)),
    save: () => {
      if (!saving.isPending && placesToSave(places, pending).length > 0) saving.mutate();
    },
  };
};

export type Sheet = ReturnType<typeof useSheet>;
