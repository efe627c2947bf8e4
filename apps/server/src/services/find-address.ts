import * as z from 'zod';
import { HttpClientError } from '../adapters/http-client.ts';
import type { Context } from '../context.ts';

/** A list of places, as Nominatim and services like it answer a search. */
const answer = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number(), display_name: z.string() }));

interface GeocodedAddress {
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
}

interface Found {
  /** The likeliest first. */
  readonly places: GeocodedAddress[];
  /** Why nothing was looked for; the console does as well without, so that it is no failure of the call. */
  readonly problem: 'NOT_CONFIGURED' | 'SERVICE_FAILED' | null;
}

const most = 5;

/** Asks the service of the settings where an address is. Nothing but the address leaves the server. */
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
