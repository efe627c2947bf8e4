import { createHash } from 'node:crypto';
import { initialDocument } from '@commissary/catalog';
import { secretKeysOf } from '../../adapters/secret-keys.ts';
import { parseSecretKeys } from '../../config/secret-key.ts';
import { singleId } from '../../services/documents/layer-heads.ts';
import { uploadLinkHere } from '../../services/images/upload-link.ts';
import { createLinkSigner } from '../../services/secrets/link-signer.ts';
import { png } from '../memory-images.ts';
import { soldTicket } from '../sold-ticket.ts';
import { settingsWith } from '../test-documents.ts';
import { testSecretKeys } from '../test-secret-keys.ts';
import { testStart } from '../test-server.ts';
import { moveOfFirst } from '../two-departments.ts';
import { type FixtureIds, overrideId, timedEditOf } from './fixture.ts';

/** The request of a call for one tenant. Path parameters that it lacks are taken from the ids, by name. */
export interface ProbeRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const atLocation = ({ locationId }: FixtureIds): ProbeRequest => ({ query: { tenantId: locationId } });
const page = { kind: 'settings', page: 'p1' };
const paths = ['/paidInOutAccounts'];
const list =
  (kind: 'settings' | 'employment', path: string, value: unknown, overrideVer: number) => (at: FixtureIds) => ({
    overrideId: overrideId(kind, at.companyId, at.locationId),
    overrideVer,
    groupOverrideVer: null,
    baseVer: 1,
    changes: [{ op: 'set', path, value }],
  });
const onMenu = (at: FixtureIds) => ({
  overrideId: `${at.menuId}.${at.locationId}`,
  overrideVer: 0,
  groupOverrideVer: null,
  baseVer: 1,
  changes: [{ op: 'set', path: '/departments/[d0]/info/name', value: 'Theirs' }],
});
const employee = (at: FixtureIds) => ({
  name: 'New Name',
  email: 'new.name@example.com',
  roles: [{ roleId: at.roleId, grantObject: { type: 'LOCATION', id: at.locationId } }],
});
const wage = { from: '2026-03-02', amount: '12.00', per: 'HOUR' };
const jobAt = (at: FixtureIds) => ({ jobTypeId: '1', grantObject: { type: 'LOCATION', id: at.locationId } });
const role = ({ roleId }: FixtureIds): ProbeRequest => ({ params: { id: roleId } });
const roleChange = { addPerms: ['dashboard'], removePerms: [], maxDiscountPct: 0, currentMaxDiscountPct: 0, ver: 0 };
const promotion = { kind: 'settings', paths, to: 'GROUP' };
const move = ({ menuId }: FixtureIds) => ({ kind: 'menu', menuId, ...moveOfFirst });
const inSettings =
  (target: object) =>
  (at: FixtureIds): ProbeRequest => ({
    body: { kind: 'settings', places: at.locations.map(tenantId => ({ tenantId, ver: 1, ...target })) },
  });
const timedReset = (locationId: string) => ({
  ...timedEditOf(locationId),
  edits: paths.map(path => ({ op: 'reset' as const, path })),
});
const reset = inSettings({ edits: paths.map(path => ({ op: 'reset', path })) });
const company = {
  name: 'Test Kitchen',
  brand: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  batchSize: 5,
  batchSpacingMs: 30_000,
  internal: false,
};
const security = {
  passwordPolicy: 'standard',
  sessionIdleMinutes: 60,
  oneRolePerLocation: true,
  sessionLongestMinutes: 720,
  supportAccess: 'read',
  supportUntil: null,
};
const firstCompany = {
  token: 'guessed',
  company: { name: 'First' },
  location: { name: 'Elm', timeZone: 'America/Chicago', address: null, hours: [] },
  owner: { name: 'Owner', email: 'owner@example.com', password: 'kitchen 42' },
};
const bank = settingsWith({ issueServerBankOfAmount: '42.00' });
const { departments: _none, ...menu } = initialDocument('menu');
const publish = {
  preview: (at: FixtureIds): ProbeRequest => ({ body: { locationIds: at.locations } }),
  start: (at: FixtureIds): ProbeRequest => ({ body: { action: 'PUBLISH', locationIds: at.locations } }),
  retryFailed: (at: FixtureIds): ProbeRequest => ({ body: { locationIds: at.locations } }),
  reschedule: (at: FixtureIds, wfExec: FixtureIds['menuRun']): ProbeRequest => ({
    body: { rescheduleTime: Date.UTC(2040, 0, 1), wfExec, locationIds: at.locations },
  }),
  rollbackPreview: (at: FixtureIds, { workflowId }: FixtureIds['menuRun']): ProbeRequest => ({
    body: { workflowId, locationIds: at.locations },
  }),
  rollback: (at: FixtureIds, { workflowId }: FixtureIds['menuRun']): ProbeRequest => ({
    body: { workflowId, locationIds: at.locations, seen: 'none' },
  }),
  onlyThis: (at: FixtureIds): ProbeRequest => ({ body: { act: 'set', ...Object(reset(at).body) } }),
  onlyThisOfEmployment: (at: FixtureIds): ProbeRequest => {
    const edits = [{ op: 'set', path: '/departments/[1]/name', value: 'Heads' }];
    return { body: { act: 'set', kind: 'employment', places: [{ tenantId: at.locationId, ver: 0, edits }] } };
  },
};

const imageName = `${'a'.repeat(43)}.png`;
/** An address as the test server signs it. */
const links = createLinkSigner(secretKeysOf(parseSecretKeys(testSecretKeys) ?? []));
const signed = (companyId: string): ProbeRequest => {
  const context = { links, now: () => new Date(testStart), newToken: () => 'a'.repeat(43) };
  const link = uploadLinkHere(context, { companyId, fileName: 'pizza.png', type: 'image/png' });
  const { searchParams } = new URL(link.signedUrl, 'http://here');
  return { params: { name: imageName }, query: Object.fromEntries(searchParams) };
};

/**
 * The request of each call that takes more than its path: it succeeds for everyone who may make the call at that
 * tenant. A word behind the name distinguishes several requests of one call.
 */
/** What is said to phones. */
const push = { title: 'Pizza', text: 'Two for one.', atNight: true, seen: 1 };

export const requests: Readonly<Record<string, (at: FixtureIds) => ProbeRequest>> = {
  'session.status': at => ({ query: { companyId: at.companyId } }),
  'session.start': at => ({ query: { companyId: at.companyId } }),
  'session.login': () => ({ body: { email: 'nobody@example.com', password: 'kitchen 42' } }),
  'session.actAs': at => ({ body: { userId: at.personId, reason: 'A question' } }),
  'users.sendPasswordReset': () => ({ body: { emailAddress: 'nobody@example.com' } }),
  'users.isValidInviteToken': at => ({ query: { userId: at.personId, inviteToken: 'guessed' } }),
  'users.setPasswordWithToken': at => ({
    body: { userId: at.personId, inviteToken: 'guessed', newPassword: 'kitchen 42' },
  }),
  'users.isValidNewPassword': at => ({ body: { userId: at.personId, password: 'kitchen 42' } }),
  'users.changePassword': () => ({ body: { currentPassword: 'kitchen 42', newPassword: 'kitchen 43' } }),
  'users.findColleague': () => ({ body: { email: 'nobody@elsewhere.example' } }),
  'users.addColleague': at => ({ body: { email: at.personEmail, jobs: [jobAt(at)] } }),
  'users.create': at => ({ body: { ...employee(at), invite: false } }),
  'users.update': at => ({ body: { ...employee(at), id: at.personId, ver: 1, status: 'ACTIVE' } }),
  'users.jobs': () => ({}),
  'users.jobs location': at => ({ query: { placeId: at.locationId } }),
  'users.create job': at => ({ body: { ...employee(at), roles: [], jobs: [jobAt(at)], invite: false } }),
  'users.update wages': at => ({
    body: { ...employee(at), id: at.personId, ver: 1, status: 'ACTIVE', jobs: [{ ...jobAt(at), wages: [wage] }] },
  }),
  'users.listInvalidUsers': at => ({ params: { id: at.companyId } }),
  'users.listInvalidUsers at': at => ({ params: { id: at.locationId } }),
  'users.update pin': at => ({
    body: { ...employee(at), id: at.personId, ver: 1, status: 'ACTIVE', pin: '482915' },
  }),
  'users.previewSeveral': at => ({ body: { people: [{ id: at.personId, ver: 1 }], act: { kind: 'deactivate' } } }),
  'users.changeSeveral': at => ({ body: { people: [{ id: at.personId, ver: 1 }], act: { kind: 'deactivate' } } }),
  'users.inviteEmails': at => ({ query: { companyId: at.companyId } }),
  'employeeImports.run': at => ({
    body: {
      dryRun: true,
      fileName: 'people.csv',
      place: { type: 'LOCATION', id: at.locationId },
      wagesFrom: '2026-11-02',
      rows: [{ name: 'Nia' }],
    },
  }),
  'employeeImports.undo': at => ({ body: { importId: at.importId } }),
  'roles.list': () => ({}),
  'roles.reach': () => ({}),
  'roles.list default': () => ({ params: { owner: 'default' } }),
  'roles.reach default': () => ({ params: { owner: 'default' } }),
  'roles.holders': role,
  'roles.giving': at => ({ query: { onType: 'LOCATION', onId: at.locationId } }),
  'roles.openToHiring': at => ({ ...role(at), body: { ver: 0, open: true } }),
  'roles.savePermissions': at => ({ body: { [at.roleId]: roleChange } }),
  'roles.preview': at => ({ body: { [at.roleId]: roleChange } }),
  'roles.create': () => ({ body: { name: 'Host', grantedPermissions: [], maxDiscountPct: 0 } }),
  'roles.create rights': () => ({
    body: { name: 'Host', grantedPermissions: ['dashboard', 'manageMenus'], maxDiscountPct: 0 },
  }),
  'roles.create default': () => ({
    params: { owner: 'default' },
    body: { name: 'Host', grantedPermissions: [], maxDiscountPct: 0 },
  }),
  'roles.edit': at => ({ body: { id: at.roleId, name: 'Host', ver: 0 } }),
  'roles.remove': at => ({ params: { id: at.spareRoleId }, body: { ver: 0 } }),
  'roles.remove held': at => ({ ...role(at), body: { ver: 0, moveTo: at.spareRoleId } }),
  'roles.clone': at => ({ ...role(at), query: { name: 'Host' } }),
  'roles.why': atLocation,
  'roles.why company': at => ({ query: { tenantId: at.companyId } }),
  'companies.create': () => ({ body: { ...company, owner: { name: 'Owner', email: 'owner@example.com' } } }),
  'companies.update': at => ({ body: { ...company, id: at.companyId, ver: 1 } }),
  'companies.securityEffects': () => ({
    query: { passwordPolicy: 'strong', sessionIdleMinutes: '30', sessionLongestMinutes: '480' },
  }),
  'companies.setSecurity': () => ({ body: { ...security, ver: 1 } }),
  'companies.remove': at => ({
    params: { id: at.companyId },
    body: { name: 'Test Kitchen', number: at.companyNumber },
  }),
  'companies.restore': at => ({ params: { id: at.companyId } }),
  'setup.check': () => ({ query: { token: 'guessed' } }),
  'setup.create': () => ({ body: firstCompany }),
  'sample.open': () => ({ body: { token: 'guessed' } }),
  'sample.signIn': at => ({ body: { personId: at.personId } }),
  'labor.set': at => ({ body: { tenantId: at.locationId, laborIntegration: { enabled: true } } }),
  'labor.sendAgain': at => ({ body: { kind: 'department', placeId: at.locationId, itemId: 'd90' } }),
  'labor.sendAgain company': () => ({ body: { kind: 'department', placeId: null, itemId: '1' } }),
  'labor.jobTypeDepartment': () => ({ body: [{ jobTypeId: 1, departmentId: 2 }] }),
  'tenants.validateDeliverect': () => ({ params: { a: 'account', b: 'location' } }),
  'tenants.createCredential': () => ({ body: { name: 'Bar' } }),
  'tenants.create': at => ({ body: { type: 'GROUP', name: 'North', locationIds: at.locations } }),
  'tenants.edit': at => ({ body: { type: 'GROUP', id: at.groupId, name: 'North' } }),
  'tenants.edit leave': at => ({ body: { type: 'GROUP', id: at.groupId, leave: at.locations } }),
  'tenants.create location': at => ({
    body: { type: 'LOCATION', name: 'Pine', timeZone: 'America/Denver', groupId: at.groupId },
  }),
  'tenants.create like': at => ({
    body: { type: 'LOCATION', name: 'Pine', timeZone: 'America/Denver', like: at.locationId },
  }),
  'tenants.edit location': at => ({ body: { type: 'LOCATION', id: at.locationId, ver: 1, name: 'Elm Street' } }),
  'tenants.edit move': at => ({ body: { type: 'LOCATION', id: at.locationId, ver: 1, groupId: null } }),
  'tenants.editSeveral': at => ({ body: { edits: [{ id: at.locationId, ver: 1, tags: ['patio'] }] } }),
  'tenants.editSeveral move': at => ({ body: { edits: [{ id: at.locationId, ver: 1, groupId: null }] } }),
  'licensing.setProducts': () => ({
    body: { products: { online: true, delivery: false, tableService: false, loyalty: false } },
  }),
  'terminal.license': () => ({ body: { token: 'guessed' } }),
  'groups.preview': at => ({ body: { moves: at.locations.map(locationId => ({ locationId, groupId: null })) } }),
  'groups.preview remove': at => ({ body: { moves: [], removed: at.groupId } }),
  'overrides.previewPromotion': () => ({ body: promotion }),
  'overrides.promote': () => ({ body: { ...promotion, versions: { own: 1, group: 1, base: 1 } } }),
  'overrides.layers': at => ({ body: { kind: 'settings', tenantIds: at.locations } }),
  'overrides.previewMove': at => ({ body: move(at) }),
  'overrides.move': at => ({ body: { ...move(at), state: at.moveState } }),
  'overrides.undoMove': at => ({ body: { kind: 'menu', menuId: at.movedMenuId, revisionId: at.moveId } }),
  'overrides.previewSet': reset,
  'overrides.set': reset,
  'overrides.previewUndo': at => ({ body: { kind: 'menu', menuId: at.movedMenuId, revisionId: at.moveId } }),
  'overrides.undo': inSettings({}),
  'settings.saveBase': at => ({ body: { id: singleId('settings', at.companyId), ver: 1, settingsBlob: bank } }),
  'settings.saveOverride': at => ({
    body: list('settings', '/tableSettings/serverKeepsTips', true, 1)(at),
  }),
  'employment.saveBase': at => ({
    body: { id: singleId('employment', at.companyId), ver: 1, locationBlob: initialDocument('employment') },
  }),
  'employment.saveOverride': at => ({ body: list('employment', '/departments/[1]/name', 'Heads', 0)(at) }),
  'menus.saveBase': at => ({ body: { id: at.menuId, ver: 1, menuBlob: JSON.stringify({ ...menu, departments: [] }) } }),
  'menus.saveOverride': at => ({ body: onMenu(at) }),
  'news.get provider': () => ({ params: { companyId: 'THRIVE_FEED' } }),
  'news.save': at => ({ body: { companyId: at.companyId, articles: '[]' } }),
  'news.save provider': () => ({ body: { companyId: 'THRIVE_FEED', articles: '[]' } }),
  'images.uploadUrl': () => ({ query: { fileName: 'pizza.png', contentType: 'image/png' } }),
  'images.put': at => ({ ...signed(at.companyId), body: { type: 'image/png', bytes: png } }),
  'images.list': () => ({}),
  'images.uses': at => ({ params: { name: at.imageName } }),
  'images.edit': at => ({ params: { name: at.imageName }, body: { ver: 0, label: 'Pizza', alt: '' } }),
  'images.replace': at => ({
    params: { name: at.imageName },
    body: { by: at.spareImageName, seen: createHash('sha256').update('').digest('hex') },
  }),
  'images.remove': at => ({ params: { name: at.imageName } }),
  'images.read': () => ({ params: { name: imageName } }),
  'settings.printingTemplate': () => ({ params: { templateId: '1' } }),
  'menus.create': () => ({ body: { name: 'Brunch' } }),
  'menus.create template': () => ({ body: { name: 'Brunch', template: true } }),
  'menus.create copy': at => ({ body: { name: 'Brunch', sourceMenuId: at.menuId } }),
  'menus.template': at => ({ params: { id: at.templateId } }),
  'menus.remove': at => ({ params: { menuId: at.movedMenuId } }),
  'menus.restore': at => ({ params: { menuId: at.deletedMenuId } }),
  'menus.templateChanges': at => ({ params: { menuId: at.copiedMenuId } }),
  'menus.takeTemplate': at => ({
    params: { menuId: at.copiedMenuId },
    body: { ver: 1, from: 1, now: 1, choices: {} },
  }),
  'menus.previewAssign': at => ({ body: { locationIds: at.locations } }),
  'session.setLanguage': () => ({ body: { language: 'en' } }),
  'session.setEmails': () => ({ body: { keptOverrides: false } }),
  'menus.convert': () => ({ body: { ver: 1, locationVer: 1 } }),
  'menus.diff': () => ({ params: { from: '1', to: '1' } }),
  'history.list': at => ({ params: { kind: 'settings' }, query: { tenantId: at.locationId, path: paths[0] ?? '' } }),
  'history.latest': at => ({ params: { kind: 'settings' }, ...atLocation(at) }),
  'history.levels': () => ({ params: { kind: 'settings' } }),
  'history.timeline': at => ({ params: { kind: 'settings' }, ...atLocation(at) }),
  'history.timeline base': () => ({ params: { kind: 'settings' } }),
  'history.revision': at => ({ params: { kind: 'settings' }, ...atLocation(at) }),
  // What another one before has done would fill a page.
  'audit.list': () => ({ query: { limit: '500' } }),
  'audit.list at': at => ({ query: { placeId: at.locationId } }),
  'history.live': at => ({ params: { kind: 'settings' }, ...atLocation(at) }),
  'home.overview': () => ({}),
  'home.overview at': at => atLocation(at),
  'presence.watch': at => ({ params: { kind: 'settings' }, ...atLocation(at) }),
  'presence.watch base': () => ({ params: { kind: 'settings' } }),
  'presence.here': at => ({ params: page, body: { tenantId: at.locationId, sections: [] } }),
  'presence.leave': () => ({ params: page }),
  'references.uses': at => ({
    params: { kind: 'employment' },
    query: { tenantId: at.locationId, path: '/departments/[1]' },
  }),
  'analytics.sso': () => ({ query: { return_to: '/' } }),
  'reports.read': () => ({ params: { report: 'storeSummary' }, query: { from: '2026-11-01', to: '2026-11-30' } }),
  'reports.read payroll': () => ({
    params: { report: 'employeePayroll' },
    query: { from: '2026-11-01', to: '2026-11-30' },
  }),
  'reports.read at': at => ({
    params: { report: 'productMix' },
    query: { from: '2026-11-01', to: '2026-11-30', tenantId: at.locationId },
  }),
  'reports.shifts': () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'reports.shifts at': at => ({ query: { from: '2026-11-01', to: '2026-11-30', tenantId: at.locationId } }),
  'reports.views': () => ({}),
  'reports.saveView': at => ({
    params: { id: 'mine' },
    body: {
      view: {
        report: 'storeSummary',
        name: 'Mine',
        folder: 'Own',
        isShared: false,
        query: { locationId: at.locationId },
      },
    },
  }),
  'reports.closeDay': () => ({ body: { day: '2026-11-17' } }),
  'tickets.search': () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'tickets.search at': at => ({ query: { tenantId: at.locationId, number: '7' } }),
  'tickets.read': () => ({ params: { ticketId: 'found' } }),
  'tickets.indexInfo': () => ({}),
  'tickets.forgetGuest': () => ({ params: { ticketId: 'found' } }),
  'stock.places': at => ({ query: { menuId: at.menuId } }),
  'stock.places at': at => ({ query: { menuId: at.menuId, tenantId: at.locationId } }),
  'stock.outNow at': atLocation,
  'stock.outAt': at => ({ query: { menuId: at.menuId, path: '/modifiers/items/[1]/info/out' } }),
  'references.uses base': () => ({ params: { kind: 'employment' }, query: { path: '/departments/[1]' } }),
  'references.usedRows': at => ({
    params: { kind: 'employment' },
    query: { tenantId: at.locationId, list: '/departments' },
  }),
  'references.usedRows base': () => ({ params: { kind: 'employment' }, query: { list: '/departments' } }),
  'references.choices': at => ({ params: { kind: 'menu' }, query: { tenantId: at.locationId, list: '/departments' } }),
  'references.choices base': () => ({ params: { kind: 'menu' }, query: { list: '/departments' } }),
  'maps.find': () => ({ query: { address: '131 N Clinton St.' } }),
  'tenants.publishSummary': () => ({ query: { publish: 'menu' } }),
  'publishes.read': at => ({ params: { workflowId: at.menuRun.workflowId } }),
  'syncLocations.status': at => ({ body: at.menuRun }),
  'syncLocations.preview': publish.preview,
  'syncLocations.starts': publish.preview,
  'syncLocations.start': publish.start,
  'syncLocations.revertPreview': publish.preview,
  'syncLocations.freeze': at => ({ body: { locationIds: at.locations, reason: 'Inspection' } }),
  'syncLocations.release': publish.preview,
  'syncLocations.otherValues': publish.onlyThis,
  'syncLocations.onlyThis': publish.onlyThis,
  'syncLocations.retryFailed': publish.retryFailed,
  'syncLocations.reschedule': at => publish.reschedule(at, at.menuRun),
  'syncLocations.brought': at => publish.rollbackPreview(at, at.menuRun),
  'syncLocations.rollbackPreview': at => publish.rollbackPreview(at, at.menuRun),
  'syncLocations.rollback': at => publish.rollback(at, at.menuRun),
  'syncLocations.followPilots': at => ({ body: at.menuRun }),
  'syncLocations.stop': at => ({ body: at.menuRun }),
  'syncEmployment.status': at => ({ body: at.employmentRun }),
  'syncEmployment.preview': publish.preview,
  'syncEmployment.starts': publish.preview,
  'syncEmployment.start': publish.start,
  'syncEmployment.otherValues': publish.onlyThisOfEmployment,
  'syncEmployment.onlyThis': publish.onlyThisOfEmployment,
  'syncEmployment.retryFailed': publish.retryFailed,
  'timed.preview': at => ({ body: timedReset(at.locationId) }),
  'timed.create': at => ({ body: timedReset(at.locationId) }),
  'timed.cancel': at => ({ params: { id: at.timedEditId }, body: { locationIds: at.locations } }),
  'timed.decide': at => ({ params: { id: at.timedEditId }, body: { locationIds: at.locations, decision: 'keep' } }),
  'pushNotifications.count': at => ({ body: { places: at.locations } }),
  'pushNotifications.send': at => ({ body: { ...push, places: at.locations } }),
  'pushNotifications.send company': () => ({ body: push }),
  'pushNotifications.takeBack': at => ({ params: { id: at.pushId } }),
  'syncEmployment.reschedule': at => publish.reschedule(at, at.employmentRun),
  'syncEmployment.brought': at => publish.rollbackPreview(at, at.employmentRun),
  'syncEmployment.rollbackPreview': at => publish.rollbackPreview(at, at.employmentRun),
  'syncEmployment.rollback': at => publish.rollback(at, at.employmentRun),
  'syncEmployment.followPilots': at => ({ body: at.employmentRun }),
  'syncEmployment.stop': at => ({ body: at.employmentRun }),
  'terminal.checkIn': () => ({ body: { deviceId: 'till', softwareVersion: '9.1', runs: [] } }),
  'terminal.deviceLogOn': at => ({ body: { deviceId: at.deviceId, key: 'k'.repeat(43) } }),
  'terminal.manifest': at => ({ params: { hash: at.manifest } }),
  'terminal.tickets': () => ({ body: { tickets: [soldTicket('t1', testStart)] } }),
  'terminal.part': at => ({ params: { hash: at.part } }),
  'terminal.parts': at => ({ body: { hashes: [at.part] } }),
  'terminal.pack': at => ({ body: { manifests: [at.manifest] } }),
  'terminal.content': at => ({ params: { hash: at.part }, query: { key: 'none', signature: 'none' } }),
};
