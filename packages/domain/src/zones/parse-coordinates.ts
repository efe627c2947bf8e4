import type { MapPoint } from './zone-shape.ts';

/**
 * Returns a point from typed or pasted text: "41.8838, -87.6411", or the link of a map service that contains one.
 * Without a point it returns
 * `undefined`, so that the caller may read the text as an address.
 */
export const parseCoordinates = (text: string): MapPoint | undefined => {
  const trimmed = text.trim();
  const found = patterns.map(pattern => pattern.exec(trimmed)).find(match => match !== null);
  if (found === undefined) return undefined;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
};

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** The exact pin of a link takes precedence over the center of the map view. */
const patterns: readonly RegExp[] = [
  new RegExp(`^\\(?${number}°?[,;\\s]\\s*${number}°?\\)?$`),
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`[?&](?:q|ll|query|destination|daddr)=(?:loc:)?${number}(?:,|%2C)(?:\\+|%20)?${number}`, 'i'),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
];
