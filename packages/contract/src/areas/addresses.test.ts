import { expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';

const {
  companies,
  employment,
  menus,
  published,
  roles,
  session,
  settings,
  syncEmployment,
  syncLocations,
  system,
  tenants,
  users,
} = contract;

/** Server and client take a path from the contract, so no test of a call notices when the path changes. */
const addresses: readonly (readonly [string, Endpoint, string])[] = [
  ['[CALL.companies.accessible]', companies.accessible, 'GET /api/companies/accessible'],
  ['[CALL.companies.appVersion]', companies.appVersion, 'GET /api/companies/{}/appVersion'],
  ['[CALL.companies.get]', companies.get, 'GET /api/companies/{}'],
  ['[CALL.employment.company.get]', employment.base, 'GET /api/blobs/employment/company/{}'],
  ['[CALL.employment.company.put]', employment.saveBase, 'PUT /api/blobs/employment/company/{}'],
  ['[CALL.employment.location.get]', employment.layered, 'GET /api/blobs/employment/location/{}'],
  ['[CALL.employment.location.put]', employment.saveOverride, 'PUT /api/blobs/employment/overrides/location/{}'],
  ['[CALL.employment.template]', employment.template, 'GET /api/blobs/employment/template'],
  ['[CALL.menus.company.get]', menus.base, 'GET /api/menus/company/{}/{}'],
  ['[CALL.menus.company.put]', menus.saveBase, 'PUT /api/menus/company/{}'],
  ['[CALL.menus.list]', menus.list, 'GET /api/menus/company/{}'],
  ['[CALL.menus.location.get]', menus.layered, 'GET /api/menus/location/{}/{}'],
  ['[CALL.menus.location.post]', menus.saveOverride, 'POST /api/menus/location/{}/{}'],
  ['[CALL.published.employment]', published.employment, 'GET /api/published-config/employment/{}'],
  ['[CALL.published.location-settings]', published.settings, 'GET /api/published-config/location-settings/{}'],
  ['[CALL.published.menus]', published.menu, 'GET /api/published-config/menus/{}'],
  ['[CALL.roles.clone]', roles.clone, 'POST /api/roles/{}/{}/clone'],
  ['[CALL.roles.create]', roles.create, 'POST /api/roles/{}'],
  ['[CALL.roles.delete]', roles.remove, 'POST /api/roles/{}/{}/delete'],
  ['[CALL.roles.edit]', roles.edit, 'PUT /api/roles/{}'],
  ['[CALL.roles.list]', roles.list, 'GET /api/roles/{}'],
  ['[CALL.roles.savePermissions]', roles.savePermissions, 'POST /api/roles/rolePermissions/{}'],
  ['[CALL.session.login]', session.login, 'POST /api/session/login'],
  ['[CALL.session.logout]', session.logout, 'GET /api/session/logout'],
  ['[CALL.session.status]', session.status, 'GET /api/session/status'],
  ['[CALL.settings.company.get]', settings.base, 'GET /api/blobs/settings/company/{}'],
  ['[CALL.settings.company.put]', settings.saveBase, 'PUT /api/blobs/settings/company/{}'],
  ['[CALL.settings.location.get]', settings.layered, 'GET /api/blobs/settings/location/{}'],
  ['[CALL.settings.location.put]', settings.saveOverride, 'PUT /api/blobs/settings/overrides/location/{}'],
  ['[CALL.settings.overrides.get]', settings.overrides, 'GET /api/blobs/settings/overrides/{}'],
  ['[CALL.settings.printingTemplate]', settings.printingTemplate, 'GET /api/blobs/settings/printing-template/{}/{}'],
  ['[CALL.settings.template]', settings.template, 'GET /api/blobs/settings/template'],
  ['[CALL.sync.employment.reschedule]', syncEmployment.reschedule, 'POST /api/sync-employment/reschedule'],
  ['[CALL.sync.employment.running]', syncEmployment.running, 'GET /api/sync-employment/running/{}'],
  ['[CALL.sync.employment.start]', syncEmployment.start, 'POST /api/sync-employment/start'],
  ['[CALL.sync.employment.status]', syncEmployment.status, 'POST /api/sync-employment/status'],
  ['[CALL.sync.employment.unschedule]', syncEmployment.unschedule, 'POST /api/sync-employment/unschedule/{}'],
  ['[CALL.sync.menu.reschedule]', syncLocations.reschedule, 'POST /api/sync-locations/reschedule'],
  ['[CALL.sync.menu.running]', syncLocations.running, 'GET /api/sync-locations/running/{}'],
  ['[CALL.sync.menu.start]', syncLocations.start, 'POST /api/sync-locations/start'],
  ['[CALL.sync.menu.status]', syncLocations.status, 'POST /api/sync-locations/status'],
  ['[CALL.sync.menu.unschedule]', syncLocations.unschedule, 'POST /api/sync-locations/unschedule/{}'],
  ['[CALL.tenants.any]', tenants.any, 'GET /api/tenants/{}/any'],
  ['[CALL.tenants.apiCredentials]', tenants.credentials, 'GET /api/tenants/{}/{}/api-credentials'],
  [
    '[CALL.tenants.apiCredentials.delete]',
    tenants.deleteCredential,
    'POST /api/tenants/{}/{}/api-credentials/{}/delete',
  ],
  ['[CALL.tenants.getGroup]', tenants.group, 'GET /api/tenants/{}/group/{}'],
  ['[CALL.tenants.getLocation]', tenants.location, 'GET /api/tenants/{}/{}'],
  ['[CALL.tenants.groups]', tenants.groups, 'GET /api/tenants/{}/groups'],
  ['[CALL.tenants.locations]', tenants.locations, 'GET /api/tenants/{}'],
  ['[CALL.tenants.syncStatus]', tenants.syncStatus, 'GET /api/tenants/sync-status/{}'],
  ['[CALL.tracking.settings]', system.trackingSettings, 'GET /api/tracking/settings'],
  ['[CALL.users.isValidInviteToken]', users.isValidInviteToken, 'GET /api/users/isValidInviteToken'],
  ['[CALL.users.isValidNewPassword]', users.isValidNewPassword, 'POST /api/users/isValidNewPassword'],
  ['[CALL.users.sendPasswordReset]', users.sendPasswordReset, 'POST /api/users/sendPasswordReset'],
  ['[CALL.users.setPasswordWithToken]', users.setPasswordWithToken, 'POST /api/users/setPasswordWithToken'],
];

/** Every schema that describes what a caller sends: a union offers one of several, a list has members. */
const shapesOf = (schema: z.ZodType): z.ZodType[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(one => shapesOf(one as z.ZodType));
  return schema instanceof z.ZodArray ? shapesOf(schema.element as z.ZodType) : [schema];
};

it('[CALL.rule.namesOnly] what a call takes has names: of its parameters, and in its body', () => {
  const calls: readonly [string, Endpoint][] = Object.entries(contract).flatMap(([area, all]) =>
    Object.entries(all).map(([name, one]): [string, Endpoint] => [`${area}.${name}`, one]),
  );
  const nameless = calls.filter(([, { params, query, body, accepts }]) =>
    [params, query, accepts ? undefined : body]
      .flatMap(schema => (schema === undefined ? [] : shapesOf(schema)))
      .some(schema => !(schema instanceof z.ZodObject || schema instanceof z.ZodRecord)),
  );
  expect(nameless.map(([name]) => name)).toEqual([]);
});

it.each(addresses)('%s has its published path', (_, { method, path }, address) => {
  expect(`${method} ${path.replaceAll(/:\w+/g, '{}')}`).toBe(address);
});
