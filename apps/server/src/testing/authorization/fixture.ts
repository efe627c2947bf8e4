import { createHash } from 'node:crypto';
import { type DocumentKind, initialDocument } from '@commissary/catalog';
import { usualPilotLimits } from '@commissary/domain';
import { singleId } from '../../services/documents/layer-heads.ts';
import { publishDue } from '../../services/publishing/publish-due.ts';
import { hashPin } from '../../services/secrets/pin-safe.ts';
import { listSessions } from '../../store/accounts/session-list.ts';
import { insertImage } from '../../store/images/index.ts';
import { putPins } from '../../store/people/pin.ts';
import { insertCanary, moveCanary, type NewCanary } from '../../store/publishing/canary.ts';
import { insertPush } from '../../store/push/index.ts';
import { putSchedulingItems } from '../../store/scheduling/scheduling-item.ts';
import { moveInMenu } from '../move-in-menu.ts';
import { okBody } from '../ok-body.ts';
import { soldTicket } from '../sold-ticket.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../test-company.ts';
import { giveMenu, giveOwnMenu } from '../test-documents.ts';
import type { TestServer } from '../test-server.ts';
import { moveOfFirst, twoDepartments } from '../two-departments.ts';

/** Everything that an address, a query or a body can name, at one location of one company. */
export interface FixtureIds {
  readonly companyId: string;
  readonly companyNumber: number;
  readonly deviceId: string;
  readonly groupId: string;
  readonly locationId: string;
  /** The locations for a call with a list of locations. */
  readonly locations: readonly string[];
  readonly menuId: string;
  /** Of the preview of a move in that menu. */
  readonly moveState: string;
  /** A menu in which a member was moved, and the save that did so. */
  readonly movedMenuId: string;
  readonly moveId: string;
  /** A template of the company, and a menu that was deleted. */
  readonly templateId: string;
  readonly deletedMenuId: string;
  /** A menu that was made from the template. */
  readonly copiedMenuId: string;
  /** A person who works at the location, without any permission. */
  readonly personId: string;
  readonly personEmail: string;
  /** An import of a person who works at the location. */
  readonly importId: string;
  /** A session of that person. */
  readonly sessionId: string;
  readonly roleId: string;
  /** A role without holders. */
  readonly spareRoleId: string;
  readonly credentialId: string;
  /** The saved override of the location. */
  readonly revisionId: string;
  readonly menuRun: Execution;
  readonly employmentRun: Execution;
  /** An edit of the location that begins in many years, and waits for a decision. */
  readonly timedEditId: string;
  /** A push notification to the location that is not due for many years. */
  readonly pushId: string;
  /** An image of the company that nothing uses. */
  readonly imageName: string;
  /** Another one. */
  readonly spareImageName: string;
  /** The assigned settings manifest of the location, and a part of it. */
  readonly manifest: string;
  readonly part: string;
}

interface Execution {
  readonly workflowId: string;
  readonly runId: string;
}

export interface AuthorizationFixture {
  readonly company: TestCompany;
  /** The location Elm, in the group West. */
  readonly elm: FixtureIds;
  /** The location Pine, in the group East. */
  readonly pine: FixtureIds;
  /** The credential of Elm's terminal. */
  readonly credential: { readonly clientId: string; readonly secret: string };
}

/**
 * A company in which every call finds something: two locations in two groups, with overrides, published; their last
 * publish is stored as failed, so that it can be repeated, and their timed edits wait for a decision. `mark` is in every text that a person entered. Its people are
 * those of a sample company, unless `isSample` is false.
 */
export const createAuthorizationFixture = async (
  server: TestServer,
  mark: string,
  isSample = true,
): Promise<AuthorizationFixture> => {
  const company = await makeCompany(server, { groups: { West: ['Elm'], East: ['Pine'] } });
  const about: Furnishing['about'] = text => (isSample ? { about: text } : {});
  const boss = await company.person({ name: `Boss ${mark}`, permissions: ['companyAdmin'], ...about(`Owner ${mark}`) });
  const menuId = await giveMenu(server, company);
  await saveDocuments(boss, company.id, menuId, mark);
  const roleId = await company.role();
  const { menuId: movedMenuId, answer } = await moveInMenu(server, boss.client, company.id);
  const moved = { movedMenuId, moveId: okBody(answer).revisionId, ...(await manageMenus(boss, company.id, mark)) };
  const made = { company, boss, menuId, roleId, mark, moved, about };
  const elm = await furnish(server, made, 'Elm', 'West');
  const pine = await furnish(server, made, 'Pine', 'East');
  await server.context.db.updateTable('run_location').set({ status: 'FAILED', reason: 'CONTENT_MISSING' }).execute();
  await server.context.db.updateTable('timed_location').set({ question: 'CHANGED', due_at: null }).execute();
  return { company, elm: elm.ids, pine: pine.ids, credential: elm.credential };
};

interface Furnishing {
  readonly company: TestCompany;
  readonly boss: TestPerson;
  readonly menuId: string;
  readonly roleId: string;
  readonly mark: string;
  readonly moved: Pick<FixtureIds, 'movedMenuId' | 'moveId' | 'templateId' | 'deletedMenuId' | 'copiedMenuId'>;
  /** What makes somebody a person of a sample company. */
  about(text: string): { readonly about?: string };
}

const saveDocuments = async ({ client }: TestPerson, companyId: string, menuId: string, mark: string) => {
  const settings = initialDocument('settings');
  const [account] = settings.paidInOutAccounts;
  if (account === undefined) throw new Error('There is no account.');
  const mobileApp = { ...settings.mobileApp, name: `App ${mark}`, packageName: 'com.example.app' };
  const settingsBlob = { ...settings, mobileApp, paidInOutAccounts: [{ ...account, name: `Account ${mark}` }] };
  const ofCompany = { id: singleId('settings', companyId), ver: 0 };
  okBody(await client.settings.saveBase({ params: { id: companyId }, body: { ...ofCompany, settingsBlob } }));
  const employment = initialDocument('employment');
  const [first, ...others] = employment.departments;
  if (first === undefined) throw new Error('There is no department.');
  const added = { ...first, id: 9, code: 9, isDefault: false, name: `Department ${mark}` };
  const locationBlob = { ...employment, departments: [first, ...others, added] };
  const ofEmployment = { id: singleId('employment', companyId), ver: 0, locationBlob };
  okBody(await client.employment.saveBase({ params: { companyId }, body: ofEmployment }));
  const menu = twoDepartments(2);
  const departments = menu.departments.map(one => ({ ...one, info: { ...one.info, name: `Dishes ${mark}` } }));
  const menuBlob = JSON.stringify({ ...menu, departments });
  okBody(await client.menus.saveBase({ params: { companyId }, body: { id: menuId, ver: 0, menuBlob } }));
};

/** A template, a menu that was made from it, and one that was deleted. */
const manageMenus = async ({ client }: TestPerson, companyId: string, mark: string) => {
  const params = { companyId };
  const template = okBody(await client.menus.create({ params, body: { name: `Template ${mark}`, template: true } }));
  const { id: deletedMenuId } = okBody(await client.menus.create({ params, body: { name: `Deleted ${mark}` } }));
  okBody(await client.menus.remove({ params: { companyId, menuId: deletedMenuId } }));
  const body = { name: `Copy ${mark}`, sourceTemplateId: template.id };
  const { id: copiedMenuId } = okBody(await client.menus.create({ params, body }));
  return { templateId: template.id, deletedMenuId, copiedMenuId };
};

/** A department of the company and one of the location, which the scheduling service did not accept. */
const failSending = (server: TestServer, companyId: string, locationId: string): Promise<void> =>
  putSchedulingItems(
    server.context.db,
    [
      { placeId: '', itemId: '1' },
      { placeId: locationId, itemId: 'd90' },
    ].map(one => ({
      ...one,
      ...{ companyId, kind: 'department', name: 'Patio', externalId: null, sentName: null, sentDepartment: null },
      ...{ state: 'failed', why: 'REFUSED', attempted: null, attempts: 1, failingSince: null, retryAt: null },
      changedAt: server.context.now(),
    })),
  );

const furnish = async (server: TestServer, made: Furnishing, name: string, group: string) => {
  const { company, boss, menuId, roleId, mark, moved, about } = made;
  const locationId = company.tenantId(name);
  const groupId = company.tenantId(group);
  const { client } = boss;
  const worker = await company.person({ name: `${name} worker ${mark}`, on: name, ...about(`Works ${mark}`) });
  const atLocation = { companyId: company.id, locationId };
  const credential = okBody(
    await client.tenants.createCredential({ params: atLocation, body: { name: `Till ${mark}` } }),
  );
  for (const [tenant, at] of [
    [groupId, `${group} group ${mark}`],
    [locationId, `${name} ${mark}`],
  ] as const)
    okBody(await client.settings.saveOverride({ params: { id: tenant }, body: listAt(company.id, tenant, at) }));
  const { state } = okBody(
    await client.overrides.previewMove({ params: { id: company.id }, body: { kind: 'menu', menuId, ...moveOfFirst } }),
  );
  const [menuRun] = okBody(
    await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [locationId] } }),
  );
  const [employmentRun] = okBody(
    await client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [locationId] } }),
  );
  if (menuRun === undefined || employmentRun === undefined) throw new Error('Nothing was published.');
  await publishDue(server.context);
  for (const [blobType, { workflowId }] of [
    ['menu', menuRun],
    ['employment', employmentRun],
  ] as const)
    await insertAskingCanary(server, { workflowId, companyId: company.id, blobType, requestedBy: boss.id });
  const { id: timedEditId } = okBody(
    await client.timed.create({ params: { companyId: company.id }, body: timedEditOf(locationId) }),
  );
  const pushId = await schedulePush(server, company.id, locationId, mark);
  const [imageName = '', spareImageName = ''] = [locationId, `${locationId} spare`].map(
    text => `${createHash('sha256').update(text).digest('base64url')}.png`,
  );
  for (const name of [imageName, spareImageName]) {
    const image = { name, companyId: company.id, fileName: `${mark}.png`, label: mark, byName: boss.name };
    await insertImage(server.context.db, { ...image, bytes: 1, at: server.context.now(), stored: true });
  }
  const terminal = server.terminal(credential).terminal;
  const runs = { deviceId: `till-${mark}`, softwareVersion: `9.1 ${mark}`, runs: [] };
  await failSending(server, company.id, locationId);
  await giveOwnMenu(server, company, { location: name, id: menuId, menu: twoDepartments(1) });
  const { pins, db } = server.context;
  await putPins(db, [
    pins.seal({ personId: worker.id, companyId: company.id }, await hashPin('730519', 'a-salt-of-sixteen')),
  ]);
  const { assigned } = okBody(await terminal.checkIn({ body: runs }));
  const sold = soldTicket('found', server.context.now().getTime(), { server: { id: 'p1', name: mark } });
  // On a day that is over, which requests close.
  const before = soldTicket('before', Date.UTC(2026, 10, 17, 18));
  okBody(await terminal.tickets({ body: { tickets: [sold, before] } }));
  const manifest = assigned.find(({ kind }) => kind === 'settings')?.manifest ?? '';
  const { parts } = okBody(await terminal.manifest({ params: { hash: manifest } }));
  const { revision_id: revisionId } = await server.context.db
    .selectFrom('layer')
    .select('revision_id')
    .where('id', '=', overrideId('settings', company.id, locationId))
    .executeTakeFirstOrThrow();
  const { number: companyNumber } = await server.context.db
    .selectFrom('company')
    .select('number')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  const ids: FixtureIds = {
    ...atLocation,
    companyNumber,
    deviceId: runs.deviceId,
    groupId,
    locations: [locationId],
    menuId,
    moveState: state,
    ...moved,
    personId: worker.id,
    personEmail: worker.email,
    importId: await importAt(boss, company.id, locationId, `Crew of ${name}`),
    sessionId: (await listSessions(server.context.db, worker.id))[0]?.id ?? '',
    roleId,
    spareRoleId: await company.role(),
    credentialId: credential.id,
    revisionId: revisionId ?? '',
    menuRun,
    employmentRun,
    timedEditId,
    pushId,
    imageName,
    spareImageName,
    manifest,
    part: parts['/paidInOutAccounts'] ?? Object.values(parts)[0] ?? '',
  };
  return { ids, credential };
};

/** A push notification of the location, which is due in many years. */
const schedulePush = async (
  { context: { db, newId, now } }: TestServer,
  companyId: string,
  locationId: string,
  mark: string,
): Promise<string> => {
  const id = newId();
  const dueAt = new Date(now().getTime() + 10 ** 12);
  await insertPush(db, {
    notification: {
      ...{ id, company_id: companyId, title: mark, body: mark, places: [locationId], local_date_time: null },
      ...{ at_night: false, devices: 1, by_name: mark, created_at: now() },
    },
    messages: [{ id: newId(), location_ids: [locationId], due_at: dueAt, latest_at: dueAt }],
  });
  return id;
};

/** A publish that waits for a decision after its pilots. */
const insertAskingCanary = async (
  { context: { db } }: TestServer,
  asked: Pick<NewCanary, 'workflowId' | 'companyId' | 'blobType' | 'requestedBy'>,
): Promise<void> => {
  await insertCanary(db, { ...asked, pilots: [], soakMinutes: 15, limits: usualPilotLimits, onHalt: 'keep' });
  await moveCanary(db, { workflowId: asked.workflowId, state: 'PILOTS' }, { state: 'ASKING' });
};

/** Edits of a location that begin in many years. */
export const timedEditOf = (locationId: string) => ({
  kind: 'settings' as const,
  edits: [{ op: 'set' as const, path: '/tableSettings/issueServerBankOfAmount', value: '73.00' }],
  starts: '2040-01-01T04:00',
  ends: '2040-01-01T06:00',
  locationIds: [locationId],
});

const importAt = async (
  { client }: TestPerson,
  companyId: string,
  locationId: string,
  name: string,
): Promise<string> => {
  const params = { id: companyId };
  const place = { type: 'LOCATION' as const, id: locationId };
  const rows = [{ name, job: 'Server' }];
  const body = { dryRun: true, fileName: 'people.csv', place, wagesFrom: '2026-11-02', rows };
  const { state } = okBody(await client.employeeImports.run({ params, body }));
  return okBody(await client.employeeImports.run({ params, body: { ...body, dryRun: false, state } })).importId ?? '';
};

const listAt = (companyId: string, tenant: string, name: string) => ({
  overrideId: overrideId('settings', companyId, tenant),
  overrideVer: 0,
  groupOverrideVer: null,
  baseVer: 1,
  changes: [{ op: 'set' as const, path: '/paidInOutAccounts/[delivery]/name', value: name }],
});

export const overrideId = (kind: DocumentKind, companyId: string, tenant: string): string =>
  `${singleId(kind, companyId)}.${tenant}`;
