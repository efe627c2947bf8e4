import { conflictRetries, formatCount } from '@commissary/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, bodyOf, StatusError, UserError } from '../../api.ts';
import type { DocumentAddress } from '../../cache/documents.ts';
import type { Choices } from '../../form/merge.ts';
import { record, stepBack, stepForward, type Undo, undoable } from '../../form/undo.ts';
import { refreshDocuments, takeBack, tellRefusal } from '../../levels/after-act.ts';
import { undoSet } from '../../levels/undo-set.ts';
import { notify } from '../../shell/notify.ts';
import { useSaveWhenOnline } from '../../shell/use-save-when-online.ts';
import { type Store, useStore } from '../../ui/store.ts';
import { chosen, clashesAt } from './sheet-clashes.ts';
import { leftAfter, nothingPending, type Pending, type Places, placesToSave } from './sheet-state.ts';

export type Act = (pending: Pending) => Pending;

/** Where a sheet's work is kept, outside React: what is typed while a save is under way must not be lost. */
export type SheetSteps = Store<Undo<Pending>>;

/**
 * What is done in a sheet: one stack of undo for all its cells, and one save for all its places. Where others saved
 * meanwhile the save is made again on top of theirs; where they changed the same cells, it asks. `newest` = the places as
 * they were last loaded.
 */
export const useSheet = (address: DocumentAddress, steps: SheetSteps, places: Places, newest: () => Places) => {
  const { kind, companyId, menuId } = address;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const now = useStore(steps);
  const pending = now.present;
  const reload = async () => {
    await refreshDocuments(client, companyId);
    return newest();
  };
  const attempt = async (sent: Pending, at: Places, retries: number) => {
    if (hasClash(at, sent)) return null;
    const body = { kind, places: placesToSave(at, sent), ...(menuId !== null && { menuId }) };
    try {
      return bodyOf(await api.overrides.set({ params: { id: companyId }, body }));
    } catch (error) {
      if (!(error instanceof StatusError && error.status === 409) || retries === 0) throw error;
      return attempt(sent, await reload(), retries - 1);
    }
  };
  const saving = useMutation({
    mutationFn: async (sent: Pending) => ({ sent, answer: await attempt(sent, newest(), conflictRetries) }),
    onSuccess: async ({ sent, answer }) => {
      if (answer === null) return setAsking(true);
      const undo = () => void takeBack(client, companyId, () => undoSet(address)(answer));
      const where = formatCount(answer.places.length, 'place');
      notify('success', `Saved at ${where}. It is not published yet.`, { act: { text: 'Undo', run: undo } });
      const fresh = await reload();
      steps.set(undoable(leftAfter(fresh, steps.get().present, sent)));
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
  const saveOnline = useSaveWhenOnline(async () => {
    const sent = steps.get().present;
    if (saving.isPending || placesToSave(newest(), sent).length === 0) return false;
    const done = await saving.mutateAsync(sent).catch(() => null);
    return done !== null && done.answer !== null;
  });
  const save = () => {
    const sent = steps.get().present;
    if (hasClash(newest(), sent)) setAsking(true);
    else if (placesToSave(newest(), sent).length > 0) void saveOnline();
  };
  return {
    steps: now,
    pending,
    saving: saving.isPending,
    asking: asking && hasClash(places, pending),
    act: (act: Act) => steps.set(record(steps.get(), act(steps.get().present))),
    undo: () => steps.set(stepBack(steps.get())),
    redo: () => steps.set(stepForward(steps.get())),
    discard: () => steps.set(record(steps.get(), nothingPending)),
    save,
    keepAsDraft: () => setAsking(false),
    choose: (choices: Choices) => {
      setAsking(false);
      steps.set(record(steps.get(), chosen(places, steps.get().present, choices)));
      save();
    },
  };
};

export type Sheet = ReturnType<typeof useSheet>;

export const hasClash = (places: Places, pending: Pending): boolean =>
  [...pending.keys()].some(tenantId => clashesAt(places, pending, tenantId).length > 0);
