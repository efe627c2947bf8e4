import { expect, it } from 'vitest';
import type * as z from 'zod';
import { HttpClientError, type HttpRequest } from '../../adapters/http-client.ts';
import { geocodeAddress } from './find-address.ts';

const config = { geocoderUrl: 'https://geocoder.example/search', version: '1.0.0' };
const asking = (answers: (call: HttpRequest<z.ZodType>) => unknown, more: Partial<typeof config> | object = {}) =>
  geocodeAddress(
    {
      config: { ...config, ...more } as never,
      outgoing: { call: async call => call.answer.parse(answers(call)) as never },
    },
    '131 N Clinton St.',
  );

it('requests an address, and returns at most five points', async () => {
  const asked: string[] = [];
  const result = { lat: '41.8838', lon: '-87.6411', display_name: 'Market Hall', place_id: 7 };
  const found = await asking(({ url }) => {
    asked.push(url);
    return [{ ...result, lat: '95' }, ...Array.from({ length: 7 }, () => result)];
  });
  expect(asked).toEqual(['https://geocoder.example/search?q=131+N+Clinton+St.&format=jsonv2&limit=5']);
  // The first has an invalid latitude.
  const hall = { lat: 41.8838, lng: -87.6411, label: 'Market Hall' };
  expect(found).toEqual({ places: Array.from({ length: 5 }, () => hall), problem: null });
});

it('reports that no service is configured, or that it failed, without details', async () => {
  const unnamed = await asking(() => [], { geocoderUrl: null });
  expect(unnamed).toEqual({ places: [], problem: 'NOT_CONFIGURED' });
  const failing = await asking(() => {
    throw new HttpClientError('NOT_ALLOWED', 'geocoder.example');
  });
  expect(failing).toEqual({ places: [], problem: 'SERVICE_FAILED' });
});
