import { type Channel, channels, effectiveSet, toCents } from '@commissary/domain';
import { joinPath, memberPath } from '@commissary/schema';
import {
  type LocationSettings,
  type OrderType,
  orderTypeId,
  orderTypeName,
  takenOrderTypes,
} from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { equalNames } from './equal-names.ts';

/** What is most likely a mistake in the effective settings of a location, what costs most first. */
export const settingsFindings = (settings: LocationSettings): readonly Finding[] => [
  ...hoursFindings(settings),
  ...feeFindings(settings),
  ...hardwareFindings(settings),
  ...namesakes(settings),
];

/** A location that never opens, and order types that are offered on a channel without hours: these told once a channel. */
const hoursFindings = ({ hours, orderTypes }: LocationSettings): Finding[] => {
  const hasHours = (channel: Channel) => effectiveSet(hours, channel).length > 0;
  if (!channels.some(hasHours)) return [{ code: 'no-hours', path: '/hours/inStore', names: [] }];
  return channels
    .filter(channel => !hasHours(channel))
    .flatMap((channel): Finding[] => {
      const offered = takenOrderTypes(orderTypes).filter(type => channelsOf(type).includes(channel));
      if (offered.length === 0) return [];
      const names = offered.map(orderTypeName);
      return [{ code: 'channel-without-hours', path: `/hours/${channel}`, channel, names }];
    });
};

/** The channels whose hours say when guests can order so. */
const channelsOf = ({ id, activePOS, activeKiosk, activeOnline }: OrderType): readonly Channel[] => {
  const isDelivery = Number(id) === orderTypeId.delivery;
  const inPerson: Channel = isDelivery ? 'delivery' : 'inStore';
  const online: Channel = isDelivery ? 'onlineDelivery' : 'online';
  return [...(activePOS || activeKiosk ? [inPerson] : []), ...(activeOnline ? [online] : [])];
};

/** Zones that charge nothing, where guests pay by zone. */
const feeFindings = ({ deliverySettings, deliveryArea }: LocationSettings): Finding[] =>
  deliverySettings.chargeCustomerMode !== 'BY_ZONE'
    ? []
    : deliveryArea.zones
        .filter(({ disabled, deliveryFee }) => !disabled && toCents(deliveryFee) === 0)
        .map(({ id, name }) => ({
          code: 'zone-without-fee',
          path: joinPath(memberPath('/deliveryArea/zones', id), 'deliveryFee'),
          names: [name],
        }));

const drawersAt = '/cashManagement/cashDrawers/availableDrawers';

/** Drawers that no station opens, and kitchen printers whose tickets are printed nowhere. */
const hardwareFindings = ({ stations, printers, cashManagement }: LocationSettings): Finding[] => {
  const { availableDrawers, stationsAssignment } = cashManagement.cashDrawers;
  const opened = new Set(
    [...stations.map(({ cashDrawerId }) => cashDrawerId), ...stationsAssignment.flatMap(({ drawers }) => drawers)].map(
      String,
    ),
  );
  const receipts = printers.physical.filter(({ type }) => type === 'RECEIPT');
  const [only] = receipts.length === 1 ? receipts : [];
  return [
    ...availableDrawers
      .filter(({ id, stationId }) => stationId === '' && !opened.has(String(id)))
      .map(({ id, name }): Finding => {
        const path = joinPath(memberPath(drawersAt, id), 'stationId');
        return { code: 'drawer-without-station', path, names: [name] };
      }),
    ...printers.kitchen
      .filter(({ physicalPrinterId }) => physicalPrinterId === '')
      .map(({ id, name }): Finding => {
        const path = joinPath(memberPath('/printers/kitchen', id), 'physicalPrinterId');
        const repair = only && { path, value: only.id };
        const names = repair ? [name, only.name] : [name];
        return { code: 'kitchen-without-printer', path, names, ...(repair && { repair }) };
      }),
  ];
};

const namesakes = ({ stations, displays, printers, cashManagement, deliveryArea }: LocationSettings): Finding[] => [
  ...sameName('/stations', stations),
  ...sameName('/displays', displays),
  ...sameName('/printers/physical', printers.physical),
  ...sameName('/printers/kitchen', printers.kitchen),
  ...sameName('/printers/label', printers.label),
  ...sameName(drawersAt, cashManagement.cashDrawers.availableDrawers),
  ...sameName(
    '/deliveryArea/zones',
    deliveryArea.zones.filter(({ disabled }) => !disabled),
  ),
];

const sameName = (list: string, members: readonly { readonly id: string | number; readonly name: string }[]) =>
  equalNames(list, members, 'name', ({ name }) => name);
