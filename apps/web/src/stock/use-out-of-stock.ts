import { countTexts, outOfStockTexts } from '@commissary/catalog';
import type { OnlyThisResult } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshDocuments } from '../levels/index.ts';
import { type OnlyThisBody, usePublish } from '../publishing/index.ts';
import { useUser } from '../session/index.ts';
import { backPlaces, type EditedPlace } from './out-of-stock-edits.ts';

/** The edits of a menu at locations, as they are sent. */
export const onlyThisBody = (menuId: string, edited: readonly EditedPlace[]): OnlyThisBody => ({
  act: 'set',
  kind: 'menu',
  menuId,
  places: edited.map(one => ({ ...one, edits: [...one.edits] })),
});

/** What takes members of menus off at locations or puts them back, saved and published alone, with an undo. */
export const useOutOfStock = (companyId: string) => {
  const { accessibleTenants } = useUser();
  const client = useQueryClient();
  const { onlyThis, busy } = usePublish(companyId, 'menu');
  const send = async (body: OnlyThisBody, notice: Parameters<typeof onlyThis>[1]): Promise<boolean> => {
    const done = await onlyThis(body, notice);
    void refreshDocuments(client, companyId);
    return done;
  };
  const act = (menuId: string, edited: readonly EditedPlace[], done: string): Promise<boolean> => {
    const undo = ({ places }: OnlyThisResult) =>
      void send({ act: 'undo', kind: 'menu', menuId, places }, () => [outOfStockTexts.undone]);
    return send(onlyThisBody(menuId, edited), result => [
      done,
      { act: { text: outOfStockTexts.undo, run: () => undo(result) } },
    ]);
  };
  const putBack = async (rows: Parameters<typeof backPlaces>[0], what: string): Promise<void> => {
    for (const [menuId, places] of backPlaces(rows))
      await act(menuId, places, outOfStockTexts.backDone(what, whereWords(places.map(({ tenantId }) => tenantId))));
  };
  const whereWords = (ids: readonly string[]): string =>
    (ids.length === 1 && accessibleTenants.find(({ id }) => id === ids[0])?.name) || countTexts.locations(ids.length);
  return { act, putBack, busy, whereWords };
};
