import type { Edit } from '@commissary/document';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, bodyOf } from '../../../api.ts';
import { refreshDocuments, takeBack, tellRefusal } from '../../../levels/after-act.ts';
import { undoSet } from '../../../levels/undo-set.ts';
import { notify } from '../../../shell/notify.ts';
import { usePublish } from '../../publish/use-publish.ts';
import type { StillOn } from './for-once.ts';

interface Changed {
  readonly tenantId: string;
  readonly ver: number;
  readonly edits: readonly Edit[];
}

/** Saves at some locations and publishes to them at once; and gives one of them back what it had. */
export const useOnce = (companyId: string) => {
  const client = useQueryClient();
  const { publish } = usePublish(companyId, 'menu');
  const [busy, setBusy] = useState(false);
  const address = { kind: 'settings', companyId, tenantId: null, menuId: null } as const;
  const params = { id: companyId };
  const act = async (places: readonly Changed[], done: string): Promise<boolean> => {
    const ids = places.map(({ tenantId }) => tenantId);
    const body = { kind: 'settings' as const, places: places.map(place => ({ ...place, edits: [...place.edits] })) };
    setBusy(true);
    try {
      const idempotencyKey = crypto.randomUUID();
      const answer = bodyOf(await api.overrides.set({ params, body }, { idempotencyKey }));
      const undo = async () => {
        await undoSet(address)(answer);
        await publish(ids, null);
      };
      const back = { act: { text: 'Undo', run: () => void takeBack(client, companyId, undo) } };
      // What is refused is told by the publish itself; it is saved then, and waits.
      if (await publish(ids, null)) notify('success', done, back);
      return true;
    } catch (error) {
      tellRefusal(error, 'this');
      return false;
    } finally {
      setBusy(false);
      // The dialog has done its work; what is shown behind it comes by itself.
      void refreshDocuments(client, companyId);
    }
  };
  /** An undo brings back all that was; where somebody saved since, only what was done for once goes. */
  const lift = async (tenantId: string, ver: number, on: StillOn, done: string): Promise<void> => {
    if (on.ver !== ver) {
      await act([{ tenantId, ver, edits: on.edits }], done);
      return;
    }
    setBusy(true);
    try {
      await undoSet(address)({ places: [{ tenantId, ver }] });
      if (await publish([tenantId], null)) notify('success', done);
    } catch (error) {
      tellRefusal(error, 'this');
    } finally {
      setBusy(false);
      await refreshDocuments(client, companyId);
    }
  };
  return { act, lift, busy };
};
