import * as z from 'zod';
import { HttpClientError } from '../../adapters/index.ts';
import type { Context } from '../context/index.ts';

/** A list of points, as Nominatim and compatible services return it. */
const answer = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number(), display_name: z.string() }));

interface GeocodedAddress {
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
}

interface Found {
  /** The most likely first. */
  readonly places: GeocodedAddress[];
  /** Why no search was made. The console works without it, so this is no error of the call. */
  readonly problem: 'NOT_CONFIGURED' | 'SERVICE_FAILED' | null;
}

const most = 5;

/** Searches for an address with the configured service. Only the address leaves the server. */
export const geocodeAddress = async (
  { config, outgoing }: Pick<Context, 'config' | 'outgoing'>,
  address: string,
): Promise<Found> => {
  if (config.geocoderUrl === null) return { places: [], problem: 'NOT_CONFIGURED' };
  const url = new URL(config.geocoderUrl);
  url.searchParams.set('q', address);
  url.searchParams.set('format', 'jsonv2');
  url.searchParams.set('limit', String(most));
  try {
    const found = await outgoing.call({
      url: url.href,
      headers: { 'user-agent': `Commissary ${config.version}`.trim() },
      answer,
    });
    const addresses = found
      .filter(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
      .slice(0, most)
      .map(({ lat, lon, display_name }) => ({ lat, lng: lon, label: display_name.slice(0, 300) }));
    return { places: addresses, problem: null };
  } catch (error) {
    if (error instanceof HttpClientError) return { places: [], problem: 'SERVICE_FAILED' };
    throw error;
  }
};
