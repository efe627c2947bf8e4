import { countTexts, outOfStockTexts } from '@commissary/catalog';
import type { OnlyThisResult } from '@commissary/contract';
import type { Edit } from '@commissary/document';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { closingsOf, overridesOf } from '../../cache/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { refreshDocuments } from '../../levels/index.ts';
import { type OnlyThisBody, usePublish } from '../../publishing/index.ts';
import { useUser } from '../../session/index.ts';
import { useForm } from '../state/index.ts';
import type { OutPlace } from './out-of-stock-edits.ts';

interface EditedPlace {
  readonly tenantId: string;
  readonly ver: number;
  readonly edits: readonly Edit[];
}

/** The locations with the menu of this form that are live, and what takes rows off there or puts them back, alone. */
export const useOutOfStock = () => {
  const { address } = useForm();
  const { kind, companyId, menuId } = address;
  const { accessibleTenants } = useUser();
  const client = useQueryClient();
  const { onlyThis, busy } = usePublish(companyId, 'menu');
  const closings = useQuery(closingsOf(companyId));
  const lists = useQuery({ ...overridesOf(address), staleTime: 0 });
  const places = (): ReadonlyMap<string, OutPlace> | undefined => {
    if (closings.data === undefined || lists.data === undefined) return undefined;
    const known = new Map(lists.data.map(one => [one.locationId, one.overrideVer]));
    const closes = new Map(closings.data.map(({ locationId, at }) => [locationId, at]));
    return new Map(
      accessibleTenants.flatMap(({ id, type, timeZone, menuId: own }) => {
        const at = closes.get(id);
        if (type !== 'LOCATION' || at === undefined || (own ?? null) !== menuId) return [];
        return [[id, { tenantId: id, ver: known.get(id) ?? 0, zone: timeZone ?? ownZone(), closes: at }] as const];
      }),
    );
  };
  const bodyOf = (edited: readonly EditedPlace[]): OnlyThisBody => ({
    act: 'set',
    kind,
    ...(menuId !== null && { menuId }),
    places: edited.map(one => ({ ...one, edits: [...one.edits] })),
  });
  const send = async (body: OnlyThisBody, notice: Parameters<typeof onlyThis>[1]): Promise<boolean> => {
    const done = await onlyThis(body, notice);
    void refreshDocuments(client, companyId);
    return done;
  };
  const act = (edited: readonly EditedPlace[], done: string): Promise<boolean> => {
    const undo = ({ places: seen }: OnlyThisResult) =>
      void send({ act: 'undo', kind, ...(menuId !== null && { menuId }), places: seen }, () => [
        outOfStockTexts.undone,
      ]);
    return send(bodyOf(edited), result => [done, { act: { text: outOfStockTexts.undo, run: () => undo(result) } }]);
  };
  const whereWords = (ids: readonly string[]): string =>
    (ids.length === 1 && accessibleTenants.find(({ id }) => id === ids[0])?.name) || countTexts.locations(ids.length);
  return { places: places(), lists: lists.data, bodyOf, act, busy, whereWords };
};
