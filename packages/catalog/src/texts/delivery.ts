import { formatList } from '@commissary/domain';

/** Texts of delivery. */
export const deliveryTexts = {
  north: 'N ↑',
  clickOneCorner: 'Click one corner.',
  clickOppositeCorner: 'Click the opposite corner.',
  clickTheCenter: 'Click the center.',
  clickEdge: 'Click a point on the edge.',
  clickOutline: (length: number) => `Click along the edge of the zone: ${length} of at least 3 points.`,
  finishOutline: (length: number) => `${length} points. Click the first one, press Enter or double-click to finish.`,
  partOfZone: (part: string, zone: string) => `${part} of ${zone}`,
  atMarkedPoint: 'at the point marked on the map',
  atMarkedPoints: (count: number) => `at ${count} points marked on the map`,
  edgesCross: (name: string, where: string) =>
    `The edges of ${name} cross ${where}, so the zone may not cover the area that you mean. Move a point until they no longer cross.`,
  overlap: (first: string, second: string, area: string) =>
    `${first} and ${second} overlap by ${area}. ${first} applies there because it comes first in the list.`,
  gap: (area: string, zones: readonly string[]) => `${area} between ${formatList(zones)} is in no zone.`,
  squareMiles: (value: string) => `${value} sq mi`,
  whichZoneDeliversHere: 'Which zone delivers here?',
  findAddress: 'Find address',
  noAddressService:
    'Address lookup is not configured: enter coordinates such as 41.8838, -87.6411, or paste a map link.',
  lookupFailed: 'The address could not be looked up. Enter coordinates, or try again later.',
  noAddressFound: 'No location found for this address.',
  addressesFound: 'Addresses found',
  unnamedZone: 'Unnamed zone',
  deliveryIsFree: 'Delivery is free.',
  orderMinimum: (money: string) => `Order minimum ${money}.`,
  promisedTime: (usual: number, shortest: number, longest: number) =>
    `Quoted delivery time ${usual} minutes (${shortest} to ${longest}).`,
  noOtherZone: 'No other zone covers this address.',
  noZonesHint: 'No zones on the map yet. Draw one: click on the map, or move it with the arrow keys and press Space.',
  editHint:
    'Choose a zone to move its points, with the pointer or with Tab and the arrow keys. Delete removes a point.',
  zonesOnTheMap: 'Zones on the map',
  mapLabel: 'Map of delivery zones',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitAllZones: 'Fit all zones',
  undoPoint: 'Undo point',
  finish: 'Finish',
  cancel: 'Cancel',
  center: 'Center',
  radius: 'Radius',
  point: (value: number) => `Point ${value}`,
  northWestCorner: 'North-west corner',
  northEastCorner: 'North-east corner',
  southEastCorner: 'South-east corner',
  southWestCorner: 'South-west corner',
  addPointAfter: (value: number) => `Add a point after point ${value}`,
  drawPolygon: 'Draw polygon',
  drawRectangle: 'Draw rectangle',
  drawCircle: 'Draw circle',
  addZone: 'Add zone',
  addVirtualZone: 'Add virtual zone',
  guestsPay: (charges: readonly string[]) => `Guests pay ${formatList(charges)}.`,
  otherZones: (zones: readonly string[]) =>
    `${formatList(zones)} ${zones.length === 1 ? 'also covers' : 'also cover'} this address, later in the list.`,
  pointHelp: (findsAddresses: boolean) =>
    findsAddresses ? 'An address, coordinates or a map link' : 'Coordinates or a map link',
};
