import { brokenPasswordRules } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { expectedBase, expectedLayers, override } from '../schemas/documents.ts';
import { employee } from '../schemas/index.ts';
import { changes, failure } from '../schemas/schemas.ts';
import { shiftSchema } from '../schemas/shift.ts';
import { analyticsDashboard, analyticsSettings } from './analytics.ts';
import { companies, companyRecord } from './companies.ts';
import { labor } from './external-services/labor.ts';
import { images } from './images.ts';
import { license, licensing } from './licensing.ts';
import { menus, singleUseMenu } from './menus.ts';
import { published } from './publishing/published.ts';
import { workflow } from './publishing/sync.ts';
import { permissionRow, role, roleChanges, roles } from './roles.ts';
import { user } from './session.ts';
import { settings } from './settings.ts';
import { system } from './system.ts';
import { accessibleTenant, credential, tenant, tenants } from './tenants.ts';
import { tickets } from './terminals/tickets.ts';
import { inviteEmailRecord, users } from './users.ts';

/** Every field of a record with a valid value; an additional or missing field in the definition fails the test. */
type Fields = Readonly<Record<string, unknown>>;

const expectFields = (definition: z.ZodType | undefined, fields: Fields): void => {
  if (definition === undefined) throw new Error('It takes nothing.');
  const parsed = definition.parse(fields);
  expect(parsed).toEqual(fields);
  expect(Object.keys(Reflect.get(definition, 'shape') as object).sort()).toEqual(Object.keys(fields).sort());
};

const pin = { version: 3, id: 'base' };
const pins = {
  assigned: pin,
  published: pin,
  overrideAssigned: pin,
  overridePublished: null,
  groupOverrideAssigned: pin,
  groupOverridePublished: null,
};

describe('records on the wire', () => {
  it('[ENT.AnalyticsDashboard] has an id, a title and perhaps a folder', () => {
    expectFields(analyticsDashboard, { oid: '5f2b', title: 'Store summary', parentFolder: 'Sales' });
    expect(analyticsDashboard.safeParse({ oid: '5f2b', title: 'Store summary' }).success).toBe(true);
    for (const wrong of [{ title: 'Sales' }, { oid: '5f2b' }, { oid: '../x', title: 'Sales' }])
      expect(analyticsDashboard.safeParse(wrong).success).toBe(false);
  });

  it('[ENT.AnalyticsSettings] holds where the analytics service is, or that there is none', () => {
    expectFields(analyticsSettings, { address: 'https://bi.example' });
    expect(analyticsSettings.safeParse({ address: null }).success).toBe(true);
  });

  it('[ENT.User] holds the signed-in person, their features and permissions, and their tenants', () => {
    expectFields(user, {
      userId: 'ana',
      userCompanyId: 'sorrel',
      userCompanyName: 'Sorrel',
      userDisplayName: 'Ana',
      userEmail: 'ana@example.com',
      enabledFeatures: ['dashboard'],
      originalUserId: null,
      acting: null,
      accessibleTenants: [],
      grantedRoles: [{ roleId: 'manager', name: 'Manager', grantedOn: { type: 'GLOBAL', id: '' } }],
      softwareVersion: '1.0.0',
      passwordPolicy: 'standard',
      passwordDueAt: null,
      sessionIdleMinutes: 60,
      language: null,
      companyId: 'sorrel',
      companyName: 'Sorrel',
      companyWide: true,
      oneLevel: false,
      sample: false,
    });
  });

  it('[ENT.Company] holds a name, and its brand where it is edited', () => {
    expectFields(companyRecord, { id: 'sorrel', name: 'Sorrel' });
    expect(companies.list.responses[200].element.shape).toMatchObject({ id: {}, name: {}, brand: {} });
  });

  it('[ENT.Brand] holds a name and an id', () => {
    expectFields(companies.brands.responses[200].element, { id: 'sorrel', name: 'Sorrel' });
  });

  it('[ENT.ActiveLocation] is a group or a location that a person may make the active one, with its kiosk', () => {
    expectFields(accessibleTenant, {
      id: 'elm',
      ver: 3,
      name: 'Elm St.',
      type: 'LOCATION',
      groupId: 'downtown',
      groupName: 'Downtown',
      kioskActive: true,
      products: ['online'],
      timeZone: 'America/Chicago',
      menuId: 'dinner',
      dayStarts: [{ from: '2026-12-01', start: 18_000 }],
    });
    expect(accessibleTenant.shape.type.options).toEqual(['LOCATION', 'GROUP']);
  });

  it('[ENT.Tag] is a text', () => {
    expect(tenants.tags.responses[200].parse(['patio', 'bar'])).toEqual(['patio', 'bar']);
    expect(tenants.tags.responses[200].safeParse([{ name: 'patio' }]).success).toBe(false);
  });

  it('[ENT.EmployeeRecord] holds a person with roles and jobs, where they hold, wages and certifications', () => {
    const role = { id: 'g1', roleId: 'manager', name: 'Manager', mayRemove: true };
    expectFields(employee, {
      id: 'ana',
      ver: 3,
      name: 'Ana',
      email: 'ana@example.com',
      phone: '3125550142',
      hireDate: '2026-03-02',
      status: 'ACTIVE',
      deactivated: null,
      externalId: 'u7',
      hasPassword: true,
      hasPin: true,
      roles: [{ ...role, grantObject: { type: 'LOCATION', id: 'elm' } }],
      jobs: [
        {
          id: 'j1',
          jobTypeId: '4',
          name: 'Server',
          grantObject: { type: 'LOCATION', id: 'elm' },
          wages: [{ from: '2026-03-02', amount: '12.00', per: 'HOUR', setBy: 'Ingrid', setAt: 1_772_409_600_000 }],
          mayChange: true,
        },
      ],
      certifications: [{ requirementId: '1', name: 'Food Handlers', endsOn: '2026-12-01' }],
      mayEdit: true,
      mayRevealPin: false,
      mayActAs: false,
    });
  });

  it('[ENT.Shift] holds who worked when in which job, and no wage', () => {
    const name = { id: '1', name: 'Ann Lee' };
    expectFields(shiftSchema, {
      ...{ id: 's1', revision: 1, deviceId: 'till', employee: name, job: name, clockIn: 1, clockOut: null },
      breaks: [{ kind: 'lunch', from: 1, to: null }],
      ...{ declaredTips: 500, heldTips: 300, sales: 9_000 },
      deliveries: { orders: 1, dispatches: 1, orderTotal: 2_000, miles: 430, byZone: [{ zoneId: 'z', orders: 1 }] },
      payments: [{ account: name, payrollCode: 'ADV', cents: -500 }],
      edited: { at: 1, by: null, reason: null },
    });
  });

  it('[ENT.Ticket] holds what a terminal sold, its guest and what the terminal ran apart from it', () => {
    const name = { id: '1', name: 'Dine in' };
    const sent = {
      ...{
        id: 't1',
        revision: 1,
        number: 7,
        deviceId: 'till',
        channel: 'POS',
        orderType: name,
        openedAt: 1,
        deferred: null,
      },
      ...{
        closedAt: 2,
        server: name,
        guests: 2,
        lines: [],
        fees: [],
        payments: [],
        delivery: null,
        events: [],
        total: 0,
      },
    };
    expectFields(tickets.read.responses[200], {
      ...{ locationId: 'elm', id: 't1', number: 7, day: '2026-11-21', openedAt: 1, closedAt: 2, orderType: 'Dine in' },
      ...{ server: 'Sam', guest: { name: 'D•••', phone: '', isMasked: true }, last4: ['4242'], total: 0, refunded: 0 },
      ...{ voidedLines: 0, flags: ['SUMS_DIFFER'], sent, receivedAt: 3 },
      ran: [{ kind: 'menu', sequence: 4, publish: { workflowId: 'w1', at: 1, by: 'Kim' } }],
    });
  });

  it('[ENT.InviteEmail] holds whom it invited, who sent it when, and whether its link is open', () => {
    expectFields(inviteEmailRecord, {
      userId: 'ana',
      userDisplayName: 'Ana',
      userEmail: 'ana@example.com',
      sentBy: 'Priya',
      sentAt: 1_790_000_000_000,
      open: true,
    });
  });

  it('[ENT.PasswordRuleError] is the code of a broken rule', () => {
    const broken = users.isValidNewPassword.responses[400];
    const codes = brokenPasswordRules('').map(code => ({ code }));
    expect(codes).not.toEqual([]);
    expect(broken.parse(codes)).toEqual(codes);
  });

  it('[ENT.Change] names a path and what is done there, and nothing else is one', () => {
    const list = [
      { op: 'set', path: '/name', value: 'Elm', was: 'Oak' },
      { op: 'unset', path: '/phone' },
      { op: 'add', path: '/stations/[s1]', after: null, value: { id: 's1' } },
      { op: 'remove', path: '/stations/[s2]' },
      { op: 'move', path: '/stations/[s3]', after: 's1' },
    ];
    expect(changes.parse(list)).toEqual(list);
    const member = '/stations/[s1]';
    for (const one of [
      { path: '/name' },
      { op: 'unset' },
      { op: 'replace', path: '/name', value: 1 },
      { op: 'set', path: '/name' },
      { op: 'set', path: '/name', value: 1, after: null },
      { op: 'unset', path: '/name', value: 1 },
      { op: 'add', path: member, after: null },
      { op: 'add', path: member, value: { id: 's1' } },
      { op: 'move', path: member },
      { op: 'remove', path: member, after: null },
    ])
      expect([one, changes.safeParse([one]).success]).toEqual([one, false]);
  });

  it('[ENT.Tenant] holds a location or group as the lists and pages show it', () => {
    expectFields(tenant, {
      id: 'elm',
      companyId: 'sorrel',
      ver: 3,
      name: 'Elm St.',
      type: 'LOCATION',
      groupId: null,
      latitude: 41.9,
      longitude: -87.6,
      lastPing: 1_790_000_000_000,
      thrivePosVersion: '9.1',
      schedulingLocationId: null,
      tags: ['patio'],
      address: { street: '1 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' },
      phone: '3125550100',
      timeZone: 'America/Chicago',
      menuId: 'dinner',
      kioskActive: false,
      dayStart: 18_000,
      dayStartFrom: '2026-12-01',
      products: ['online'],
    });
  });

  it('[ENT.ApiCredential] holds all fields of a credential except its secret', () => {
    expectFields(credential, { id: 'c1', name: 'Till', clientId: 'abc', createdAt: 1, lastUsedAt: null });
  });

  it('[ENT.LaborIntegration] holds whether a location is integrated', () => {
    expectFields(labor.set.body, { tenantId: 'elm', laborIntegration: { enabled: true } });
  });

  it('[ENT.SyncStatus] holds saved and live versions of three layers for three documents, and how many changes wait', () => {
    const { element } = tenants.syncStatus.responses[200];
    expectFields(element, {
      locationId: 'elm',
      menuInfo: pins,
      locSettingsInfo: pins,
      employmentInfo: pins,
      publishedAt: { menu: 1, settings: null, employment: null },
      changes: { total: 8, own: 3 },
    });
    expectFields(element.shape.menuInfo, pins);
  });

  it('[ENT.WorkflowStatus] [ENT.PublishWorkflowItem] holds one batch of a publish and the state of each of its locations', () => {
    expectFields(workflow, {
      wfExec: { workflowId: 'w', runId: 'r' },
      blobType: 'menu',
      action: 'PUBLISH',
      batch: 0,
      batches: 3,
      requestedBy: 'Ana',
      requestedAt: 1,
      locationToStatuses: { elm: 'SUCCESS' },
      reasons: {},
      syncDate: 0,
      notWhileOpen: true,
      afterPilots: true,
      dueAt: 1,
      syncStarted: 1,
      syncCompleted: null,
      endTime: null,
    });
  });

  it('[ENT.BlobLoadResponse] holds the company’s document, and the lists of the tenant and of its group', () => {
    const list = { id: 'own', ver: 3, changes: [] };
    expectFields(override, list);
    expectFields(settings.layered.responses[200], {
      baseId: 'base',
      baseVer: 7,
      locationBlob: { entityType: 'LOCATION_SETTINGS' },
      override: list,
      groupOverride: null,
      permissions: [],
    });
  });

  it('[ENT.BlobVersionParams] name the document and the version of each layer that a reader has', () => {
    expectFields(expectedBase, { expectedVersion: 7, expectedId: 'base' });
    expectFields(expectedLayers, {
      expectedBaseId: 'base',
      expectedBaseVer: 7,
      expectedOverrideId: 'own',
      expectedOverrideVer: 3,
      expectedGroupOverrideId: 'group',
      expectedGroupOverrideVer: 2,
    });
    expect(expectedBase.parse({})).toEqual({});
  });

  it('[ENT.MenuTemplate] holds a menu to start from, of the provider or of the company', () => {
    const template = {
      id: 'kitchen',
      name: 'Kitchen',
      desc: '',
      template: true,
      ver: 4,
      savedAt: null,
      provider: true,
    };
    expectFields(menus.templates.responses[200].element, template);
    expectFields(menus.template.responses[200], { ...template, menuBlob: '{}' });
  });

  it('[ENT.MenuVersion] holds who saved it, when, and what changed in words; a comparison names two of them from 1', () => {
    expectFields(menus.versions.responses[200].element, {
      id: 'save',
      version: 2,
      userDisplayName: 'Priya Raman',
      savedAt: 1,
      comment: 'Name of Pies from Pizza to Pies.',
      path: null,
      changes: 1,
      locations: 0,
    });
    const named = { companyId: 'c', menuId: 'm' };
    expect(menus.diff.params?.safeParse({ ...named, from: '1', to: '2' }).success).toBe(true);
    for (const from of ['0', '-1', '1.5', 'one', ''])
      expect(menus.diff.params?.safeParse({ ...named, from, to: '2' }).success).toBe(false);
  });

  it('[ENT.CompanyMenu] holds a menu with its document as text', () => {
    expectFields(menus.base.responses[200], {
      id: 'dinner',
      name: 'Dinner',
      desc: '',
      template: false,
      ver: 4,
      savedAt: null,
      savedBy: null,
      permissions: [],
      menuBlob: '{}',
    });
  });

  it('[ENT.Role] holds a name, the permissions that it grants and the maximum discount', () => {
    expectFields(role, {
      id: 'manager',
      name: 'Manager',
      grantedPermissions: ['dashboard'],
      maxDiscountPct: 25,
      openToHiring: false,
      ver: 3,
      isDefault: false,
    });
  });

  it('[ENT.Permission] holds the group, the name and the label of a permission', () => {
    expectFields(permissionRow, { group: 'Reports', name: 'dashboard', label: 'access reports' });
  });

  it('[ENT.RoleChanges] holds the added and removed permissions, and the discount before and after', () => {
    const changes = { addPerms: ['payroll'], removePerms: [], maxDiscountPct: 10, currentMaxDiscountPct: 0, ver: 3 };
    expectFields(roleChanges, changes);
    expect(roles.savePermissions.body?.safeParse({ manager: { ...changes, maxDiscountPct: 101 } })?.success).toBe(
      false,
    );
  });

  it('[ENT.LicensingStatus] holds the license of a location, and the state of its point of sale', () => {
    expectFields(license, {
      id: 'elm',
      licensed: true,
      tokenPending: false,
      products: { online: true, delivery: false, tableService: true, loyalty: false },
      posVersion: '9.1',
    });
  });

  it('[ENT.LicensingToken] holds a token and its expiry', () => {
    expectFields(licensing.getToken.responses[200], { token: 'abc', expiresAt: 1_790_000_000_000 });
  });

  it('[ENT.PublishedConfig] holds the whole document that is live at a location and since when, or who scheduled it', () => {
    for (const live of Object.values(published))
      expectFields(live.responses[200], { id: 'elm', ver: 3, publishedAt: 1, blob: {}, by: 'Ana' });
  });

  it('[ENT.ImageUploadRequest] names the file, its type, its cache time, and its size', () => {
    expectFields(images.uploadUrl.query, {
      fileName: 'soup.png',
      contentType: 'image/png',
      cacheControl: 'max-age=60',
      size: 5,
    });
  });

  it('[ENT.ImageUploadResponse] holds the upload address, and the address that a document stores', () => {
    expectFields(images.uploadUrl.responses[200], { signedUrl: 'https://a.example/put', tccUrl: '/api/images/x.png' });
  });

  it('[ENT.TrackingSettings] holds the keys of two services, both empty where nothing is tracked', () => {
    expectFields(system.trackingSettings.responses[200], { googleAnalyticsKey: '', mixpanelToken: '' });
  });

  it('[ENT.ServerError] holds a code and, where it has one, the path and its numbers', () => {
    expectFields(failure, { code: 'TOO_BIG', path: '/body/name', params: { max: 60 } });
    expect(failure.parse({ code: 'NOT_FOUND' })).toEqual({ code: 'NOT_FOUND' });
  });

  it('[ENT.SettingsRecord] is a menu of a location from before: its id and version, its content, and the versions of what overrides that menu', () => {
    expectFields(singleUseMenu, {
      id: 'dinner',
      ver: 1,
      locationId: 'elm',
      singleUse: true,
      settingsBlob: '{"departments":[]}',
      overrideId: 'dinner.elm',
      overrideVer: 2,
      groupOverrideId: null,
      groupOverrideVer: null,
    });
  });
});
