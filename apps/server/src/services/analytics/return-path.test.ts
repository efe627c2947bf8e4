import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

const service = 'https://bi.example/api';

it.each([
  ['/dashboards/d1?from=2026-11-01#top', '/dashboards/d1?from=2026-11-01#top'],
  ['https://bi.example/dashboards/d1', '/dashboards/d1'],
  ['dashboards/d1', '/dashboards/d1'],
  ['/', '/'],
])('%s is a page of the service', (address, path) => {
  expect(returnPath(service, address)).toBe(path);
});

it.each([
  'https://evil.example/dashboards/d1',
  'https://bi.example.evil.example/',
  'https://bi.example@evil.example/',
  'http://bi.example/dashboards/d1',
  'https://bi.example:8443/dashboards/d1',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  'https://bi.example//evil.example/',
  '/.//evil.example/',
  'javascript:alert(1)',
  'https://',
])('%j is none', address => {
  expect(returnPath(service, address)).toBeNull();
});
