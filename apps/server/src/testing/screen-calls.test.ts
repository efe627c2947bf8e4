import { contract, type Endpoint } from '@commissary/contract';
import { expect, it } from 'vitest';
import { screenCalls } from './screen-calls.ts';

/** Reading calls of which nothing is measured, by why it does not grow with the locations of a company. */
const others: Readonly<Record<string, readonly string[]>> = {
  'the process, or what every process knows': [
    ...['system.health', 'system.trackingSettings', 'setup.check', 'sample.people', 'roles.permissions'],
    ...['settings.template', 'settings.printingTemplate', 'employment.template', 'labor.endpoints', 'maps.settings'],
    ...['maps.find', 'analytics.settings', 'analytics.logout'],
  ],
  'a session, a person, a token': [
    ...['session.logout', 'session.keepAlive', 'session.list', 'session.emails', 'users.isValidInviteToken'],
    ...['users.sessions', 'licensing.getToken', 'licensing.awaitTokenDeath'],
  ],
  'locations that a person may see, at most 300': ['analytics.dashboards', 'analytics.token', 'analytics.sso'],
  'companies, of which the measured server has two': [
    ...['companies.security', 'companies.securityEffects', 'companies.list', 'companies.brands', 'companies.get'],
    ...['companies.appVersion', 'users.inviteEmails', 'mobileApp.tma', 'mobileApp.tmaSlash'],
  ],
  'one document, group, location, image, ticket, publish or part of content': [
    ...['tenants.group', 'tenants.validateDeliverect', 'menus.template', 'menus.templateChanges', 'menus.singleUse'],
    ...['employment.layered', 'images.uploadUrl', 'images.uses', 'images.read', 'history.revision', 'tickets.read'],
    ...['slice.cutover', 'published.settings', 'published.menu', 'published.employment', 'publishes.read'],
    'terminal.content',
  ],
  'an item in a menu: places and pages of what is out': ['stock.places', 'stock.outNow', 'stock.outAt'],
};

it('[RULE.size.01] every reading call of the console is measured as the company grows, or does not grow with it', () => {
  const one = 'one';
  const ids = { companyId: one, menuId: one, locationId: one, personId: one, roleId: one, groupId: one, ownerId: one };
  const measured = screenCalls({ ...ids, locationIds: [one] }).map(({ name }) => name.split(' ')[0] ?? name);
  const reading = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<Endpoint>(calls).flatMap(([name, { method, access }]) =>
      method === 'GET' && access.kind !== 'credential' ? `${area}.${name}` : [],
    ),
  );
  const named = [...Object.values(others).flat(), ...measured.filter(name => reading.includes(name))];
  expect([...new Set(named)].toSorted()).toEqual(reading.toSorted());
  expect(
    Object.values(others)
      .flat()
      .filter(name => measured.includes(name)),
  ).toEqual([]);
});
