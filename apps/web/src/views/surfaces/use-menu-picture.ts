import { type LocationSettings, type Menu, orderSettings, orderTypeName, takenOrderTypes } from '@commissary/catalog';
import { isOutAt, leastLine, prepareOrderPricing, priceOrder, type Surface, shownMenu } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { documentOf, type LoadedDocument } from '../../cache/index.ts';
import { pageZone } from '../../formatting/index.ts';
import { useActiveMenu } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import { emptyOrder } from './empty-order.ts';
import { menuPicture, openTabOf, pictureOfItem, pictureOfOrder } from './menu-picture.ts';
import type { PicturedItem, SurfacePicture } from './picture.ts';
import { sampleItem, samplePicture } from './sample-picture.ts';

const sampleLines = 3;

/** What a designer draws: a surface, and one item on it. */
export interface DesignedPicture {
  readonly picture: SurfacePicture;
  readonly item: PicturedItem;
}

const sample: DesignedPicture = { picture: samplePicture, item: sampleItem };

/**
 * The picture of a surface with the saved menu of the active tenant at this moment, and a small order from it; that of a
 * sample menu while it is loaded, and where there is none that the person may read.
 */
export const useMenuPicture = (surface: Surface): DesignedPicture => {
  const { companyId, tenant, level } = useActiveTenant();
  const { menuId } = useActiveMenu();
  const tenantId = tenant?.id ?? null;
  const menu = useQuery({ ...documentOf({ kind: 'menu', companyId, tenantId, menuId }), enabled: menuId !== null });
  const settings = useQuery(documentOf({ kind: 'settings', companyId, tenantId, menuId: null }));
  const [instant] = useState(Date.now);
  return useMemo(() => {
    if (menu.data === undefined || settings.data === undefined) return sample;
    const effective = (kind: 'menu' | 'settings', loaded: LoadedDocument) => {
      const opened = snapshotFromResponse(kind, level, loaded);
      return effectiveOf(opened, savedCopy(opened));
    };
    // The definitions of the documents say what their values are.
    const drawn = effective('menu', menu.data) as Menu;
    return pictureNow(drawn, effective('settings', settings.data) as LocationSettings, surface, instant);
  }, [menu.data, settings.data, level, surface, instant]);
};

/** What a surface shows at an instant, with the first items of its first tab in an order. */
const pictureNow = (menu: Menu, settings: LocationSettings, surface: Surface, instant: number): DesignedPicture => {
  const prepared = prepareOrderPricing(menu, orderSettings(settings));
  const [orderType] = takenOrderTypes(settings.orderTypes, [surface]);
  const asked = { instant, timeZone: pageZone(), orderType: orderType?.id ?? null };
  const shown = shownMenu(menu, prepared, settings, { ...asked, surface, station: null });
  const order = { ...emptyOrder, ...asked, channel: surface === 'ONLINE' ? ('ONLINE' as const) : ('POS' as const) };
  const lines = (openTabOf(shown, null)?.entries ?? [])
    .flatMap(({ type, target, isOut }) => {
      const item = type === 'ITEM' && target !== null && !isOut ? prepared.item(target) : undefined;
      const sizes = [...(item?.sizes.values() ?? [])];
      const size = sizes.find(one => !isOutAt(one, instant)) ?? sizes[0];
      return item === undefined ? [] : [leastLine(prepared, item, size?.id ?? null, order)];
    })
    .filter(line => priceOrder(prepared, { ...order, lines: [line] }).isPriced)
    .slice(0, sampleLines);
  const [first] = lines;
  const item = first && prepared.item(first.item);
  if (item === undefined) return sample;
  const price = priceOrder(prepared, { ...order, lines });
  const name = orderType === undefined ? '' : orderTypeName(orderType);
  const drawnOrder = pictureOfOrder(menu, { lines }, name, price.isPriced ? price : null);
  return {
    picture: menuPicture(menu, shown, drawnOrder, { tab: null }),
    item: pictureOfItem(menu, prepared, item, shown.scheme ?? '', order),
  };
};
