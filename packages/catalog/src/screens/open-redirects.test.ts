import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterChangeLocation, afterLogin, guard } from './guard.ts';
import type { Viewer } from './visibility.ts';

const console = 'https://console.example';
const viewer: Viewer = { companyId: 'acme', enabledFeatures: [], companyWide: true, accessibleTenants: [] };
const state = { activeId: null, lastId: null, accessibleCompanyIds: [] };

/** The target of each address that contains one, for a given value of it. */
const leads: Readonly<Record<string, (target: string) => string>> = {
  '/redirect': target => {
    const result = guard(viewer, `/redirect?target=${encodeURIComponent(target)}`, state);
    return result.kind === 'redirect' ? result.to : '/';
  },
  '/login': target => afterLogin(`/login?target=${encodeURIComponent(target)}`),
  '/changeLocation': target =>
    afterChangeLocation(viewer, `/changeLocation?locationId=elm&redir=${encodeURIComponent(target)}`, null).to,
};

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:evil.example',
  'evil.example',
  '@evil.example',
];

const originOf = (address: string) => new URL(address, `${console}/somewhere/deep`).origin;

it.each(Object.entries(leads))('%s never redirects to another host', (_, lead) => {
  expect(elsewhere.filter(target => originOf(lead(target)) !== console || !lead(target).startsWith('/'))).toEqual([]);
  expect(lead('/menu/publish?companyId=acme')).toMatch(/^\/menu\/publish\?companyId=acme/);
});

it.each(Object.entries(leads))('%s never redirects to another host, whatever the target', (_, lead) => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    ':',
    '@',
    'evil.example',
    'https',
    '\t',
    '\n',
    '\r',
    ' ',
    '?',
    '#',
    '.',
    '%2f',
    '\u0000',
  );
  fc.assert(fc.property(fc.array(piece, { maxLength: 6 }), pieces => originOf(lead(pieces.join(''))) === console));
});
