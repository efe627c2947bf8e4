import { hoursTexts } from '@commissary/catalog';
import type { OnlyThisResult } from '@commissary/contract';
import type { Edit } from '@commissary/document';
import { useQueryClient } from '@tanstack/react-query';
import { refreshDocuments } from '../../../levels/index.ts';
import { type OnlyThisBody, usePublish } from '../../../publishing/index.ts';
import type { ActiveTemporaryHours } from './temporary-hours-state.ts';

interface Seen {
  readonly tenantId: string;
  readonly ver: number;
}

export interface ChangedHours extends Seen {
  readonly edits: readonly Edit[];
}

const settings = { kind: 'settings' } as const;
const undoOf = (places: readonly Seen[]): OnlyThisBody => ({ act: 'undo', ...settings, places: [...places] });
export const hoursBody = (entries: readonly ChangedHours[]): OnlyThisBody => ({
  act: 'set',
  ...settings,
  places: entries.map(entry => ({ ...entry, edits: [...entry.edits] })),
});

/** Saves hours of locations and publishes them alone, in one call: what is rejected is neither saved nor published. */
export const useTemporaryHours = (companyId: string) => {
  const client = useQueryClient();
  const { onlyThis, busy } = usePublish(companyId, 'menu');
  const send = async (body: OnlyThisBody, notice: Parameters<typeof onlyThis>[1]): Promise<boolean> => {
    const done = await onlyThis(body, notice);
    // What is shown behind the dialog is loaded separately.
    void refreshDocuments(client, companyId);
    return done;
  };
  const act = (entries: readonly ChangedHours[], done: string): Promise<boolean> => {
    const undo = ({ places }: OnlyThisResult) => void send(undoOf(places), () => [hoursTexts.undoneEverywhere]);
    return send(hoursBody(entries), result => [done, { act: { text: hoursTexts.undo, run: () => undo(result) } }]);
  };
  /**
   * An undo restores the state before; where another save followed, or the hours are live and no longer saved, only the
   * temporary hours are removed.
   */
  const lift = (at: Seen, on: ActiveTemporaryHours, done: string): Promise<boolean> =>
    send(on.ver === at.ver ? undoOf([at]) : hoursBody([{ ...at, edits: on.edits }]), () => [done]);
  return { act, lift, busy };
};
