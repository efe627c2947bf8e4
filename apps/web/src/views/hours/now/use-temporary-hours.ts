import { hoursTexts } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { useQueryClient } from '@tanstack/react-query';
import { refreshDocuments } from '../../../levels/index.ts';
import { namedIn, type Schedule, type StartBody, usePublish } from '../../../publishing/index.ts';
import type { ActiveTemporaryHours } from './temporary-hours-state.ts';

interface Seen {
  readonly tenantId: string;
  readonly ver: number;
}

interface Changed extends Seen {
  readonly edits: readonly Edit[];
}

const settings = { kind: 'settings' } as const;
const undoOf = (entries: readonly Seen[]): StartBody['saves'] => ({ act: 'undo', ...settings, places: [...entries] });
const setOf = (entries: readonly Changed[]): StartBody['saves'] => ({
  act: 'set',
  ...settings,
  places: entries.map(entry => ({ ...entry, edits: [...entry.edits] })),
});

/**
 * Saves at some locations and publishes to them at once, in one call: what is rejected is neither saved nor published.
 * A schedule that was shown to the user ends with it.
 */
export const useTemporaryHours = (companyId: string) => {
  const client = useQueryClient();
  const { start, busy } = usePublish(companyId, 'menu');
  const send = async (
    locationIds: readonly string[],
    saves: StartBody['saves'],
    ends: readonly Schedule[],
    ...notice: [done: string, more?: Parameters<typeof start>[2]]
  ): Promise<boolean> => {
    const request = {
      syncDateMillis: 0,
      locationIds: [...locationIds],
      replaces: namedIn(ends),
      ...(saves && { saves }),
    };
    const done = await start(request, ...notice);
    // What is shown behind the dialog is loaded separately.
    void refreshDocuments(client, companyId);
    return done;
  };
  const act = (entries: readonly Changed[], ends: readonly Schedule[], done: string): Promise<boolean> => {
    const ids = entries.map(({ tenantId }) => tenantId);
    const after = entries.map(({ tenantId, ver }) => ({ tenantId, ver: ver + 1 }));
    const undo = () => void send(ids, undoOf(after), [], hoursTexts.undoneEverywhere);
    return send(ids, setOf(entries), ends, done, { act: { text: hoursTexts.undo, run: undo } });
  };
  /**
   * An undo restores the state before; where another save followed, only the temporary hours are removed. Temporary
   * hours that are live but no longer saved are removed by the publish alone.
   */
  const lift = (
    at: Seen,
    on: ActiveTemporaryHours | null,
    ends: readonly Schedule[],
    done: string,
  ): Promise<boolean> => {
    const { tenantId, ver } = at;
    if (on === null) return send([tenantId], undefined, ends, done);
    const saves = on.ver === ver ? undoOf([at]) : setOf([{ tenantId, ver, edits: on.edits }]);
    return send([tenantId], saves, ends, done);
  };
  return { act, lift, busy };
};
