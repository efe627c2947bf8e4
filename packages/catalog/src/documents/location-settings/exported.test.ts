import { fieldAt, initial, isList, isSecret, mergeImport, toExport, valueAt, walk } from '@commissary/schema';
import { expect, it } from 'vitest';
import { deliveryZone } from './delivery/delivery-zones.ts';
import { locationSettings } from './location-settings.ts';

const start = initial(locationSettings);
const zones = [{ ...initial(deliveryZone), id: 'loop', name: 'The Loop' }];
const here = {
  ...start,
  deliveryArea: { enforceInPos: true, zones },
};

/** Every secret of the settings outside lists, by path. */
const secretPaths: string[] = [];
walk(locationSettings, (field, path) => {
  if (isSecret(field) && !path.includes('[]')) secretPaths.push(path);
});

/** The settings with a value set at each path. */
const withAt = (document: unknown, path: string, value: unknown): unknown => {
  const [, key = '', ...rest] = path.split('/');
  if (key === '') return value;
  const group = document as Readonly<Record<string, unknown>>;
  return { ...group, [key]: withAt(group[key] ?? {}, rest.length === 0 ? '' : `/${rest.join('/')}`, value) };
};

it('[RULE.settings.24] a settings file contains no secrets of payment processors, and an import changes none', () => {
  expect(secretPaths.filter(path => path.startsWith('/creditAndGiftSettings/')).length).toBeGreaterThan(0);
  const full = secretPaths.reduce(
    (document, path) => withAt(document, path, { set: true, last4: '9876' }),
    here as unknown,
  );
  const file = toExport(locationSettings, full);
  expect(JSON.stringify(file)).not.toContain('9876');
  for (const path of secretPaths) expect(valueAt(file, path)).toBeUndefined();
  expect(mergeImport(locationSettings, full, file)).toEqual(full);
});

it('[RULE.settings.25] a settings file contains no delivery zone, and an import removes none', () => {
  const list = fieldAt(locationSettings, '/deliveryArea/zones');
  expect(list !== undefined && isList(list) && list.exported).toBe('empty');
  const file = toExport(locationSettings, here);
  expect(file).toEqual({ ...here, deliveryArea: { enforceInPos: true, zones: [] } });
  expect(mergeImport(locationSettings, { ...start, deliveryArea: { enforceInPos: false, zones } }, file)).toEqual(here);
});
