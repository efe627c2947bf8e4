import { publishDue } from '../../services/publishing/publish-due.ts';
import { runDueTimed } from '../../services/timed-edits/run-due-timed.ts';
import type { TestClient } from '../test-client.ts';
import type { TestCompany, TestPerson } from '../test-company.ts';
import type { TestServer } from '../test-server.ts';
import { timedEditOf } from './fixture.ts';

/** What the cases of audited calls act on. */
export interface World {
  readonly server: TestServer;
  readonly company: TestCompany;
  readonly owner: TestPerson;
  /** The owner's client. */
  readonly as: TestClient;
  readonly menuId: string;
  /** A person that no other case changes. */
  fresh(): Promise<TestPerson>;
}

/** A call of a case. */
export type Act = (world: World) => Promise<{ readonly status: number }>;

/** Rules for the people of a company, unlike those of a new one. */
export const security = {
  ...({
    passwordPolicy: 'standard',
    sessionIdleMinutes: 30,
    sessionLongestMinutes: 720,
    oneRolePerLocation: true,
  } as const),
  ...({ supportAccess: 'write', supportUntil: '9999-12-31', ver: 1 } as const),
};
/** Integrates Elm with the scheduling service. */
export const integration = ({ company }: World) => ({
  body: { tenantId: company.tenantId('Elm'), laborIntegration: { enabled: true } },
});
/** Moves the first job type to another department. */
export const jobTypeDepartment = ({ company }: World) => ({
  params: { id: company.id },
  body: [{ jobTypeId: 1, departmentId: 1 }],
});
export const companyFields = {
  name: 'Second',
  brand: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  batchSize: 5,
  batchSpacingMs: 30_000,
  internal: false,
};
/** The company that `companies.create` made. */
export const secondCompany = async ({ as }: World) => {
  const answer = await as.companies.list();
  const found = answer.status === 200 ? answer.body.find(({ name }) => name === companyFields.name) : undefined;
  if (found === undefined) throw new Error('There is no second company.');
  return found;
};

/** Calls with a body that change nothing. */
export const readingCalls = [
  'users.isValidNewPassword',
  'roles.preview',
  'logOn.proposePin',
  'users.findColleague',
  'users.previewSeveral',
  'groups.preview',
  'menus.previewAssign',
  'pushNotifications.count',
  'overrides.previewPromotion',
  'overrides.previewMove',
  'overrides.layers',
  'overrides.previewSet',
  'overrides.previewUndo',
  'syncLocations.status',
  'syncLocations.preview',
  'syncEmployment.status',
  'syncEmployment.preview',
  'timed.preview',
];

/** Keeps a report under a name. */
export const keepView = ({ as, company }: World) =>
  as.reports.saveView({
    params: { companyId: company.id, id: 'mine' },
    body: { view: { report: 'storeSummary', name: 'Mine', folder: 'Own', isShared: false, query: {} } },
  });

/** A time that no test reaches. */
export const farAway = Date.UTC(2040, 0, 1);

/** Publishes to a location at a time. */
export const publish = (kind: 'syncLocations' | 'syncEmployment', at: number, locationId: string) => (world: World) =>
  world.as[kind].start({
    body: { action: 'PUBLISH', locationIds: [world.company.tenantId(locationId)], syncDateMillis: at },
  });

export const bank = '/tableSettings/issueServerBankOfAmount';

/** A value of a location that goes live alone, where the location is live. */
export const onlyThis =
  (area: 'syncLocations' | 'syncEmployment', kind: 'settings' | 'employment', locationId = 'Fir') =>
  async (world: World) => {
    const tenantId = world.company.tenantId(locationId);
    await publish(area, 0, locationId)(world);
    await publishDue(world.server.context);
    const [path, value] = kind === 'settings' ? [bank, '73.00'] : ['/departments/[1]/name', 'Heads'];
    const edits = [{ op: 'set' as const, path, value }];
    return world.as[area].onlyThis({ body: { act: 'set', kind, places: [{ tenantId, ver: 0, edits }] } });
  };

/** A timed edit of a location, at a path of its own: it runs, or begins in many years. */
const timedEdit =
  (field: string, runs = false) =>
  async (world: World) => {
    await publish('syncLocations', 0, 'Fir')(world);
    await publishDue(world.server.context);
    const path = `/tableSettings/tableAlertTimesInMins/${field}`;
    const body = { ...timedEditOf(world.company.tenantId('Fir')), edits: [{ op: 'set' as const, path, value: 7 }] };
    const params = { companyId: world.company.id };
    const made = await world.as.timed.create({ params, body: { ...body, starts: runs ? null : body.starts } });
    await runDueTimed(world.server.context);
    return { ...made, params: { ...params, id: made.status === 200 ? made.body.id : '' } };
  };

const cancelTimed: Act = async world =>
  world.as.timed.cancel({ params: (await timedEdit('afterOrdering')(world)).params, body: {} });

const decideTimed: Act = async world => {
  const { params } = await timedEdit('afterSettling', true)(world);
  return world.as.timed.decide({ params, body: { decision: 'keep' } });
};

/** The calls of timed edits, with the action that each records. */
export const timedActs = {
  'timed.create': { does: timedEdit('seatedNoOrder'), says: 'timed.create' },
  'timed.cancel': { does: cancelTimed, says: 'timed.cancel' },
  'timed.decide': { does: decideTimed, says: 'timed.decide' },
} as const;

/** Repeats a publish that it has made fail. */
export const retry =
  (kind: 'syncLocations' | 'syncEmployment', locationId: string): Act =>
  async world => {
    await publish(kind, 0, locationId)(world);
    const { db } = world.server.context;
    await db
      .updateTable('run_location')
      .set({ status: 'FAILED', ended_at: new Date(0) })
      .where('location_id', '=', world.company.tenantId(locationId))
      .execute();
    return world.as[kind].retryFailed({ body: { locationIds: [world.company.tenantId(locationId)] } });
  };

/** Moves or stops a publish that it has scheduled. */
const changed =
  (call: 'reschedule' | 'stop') =>
  (kind: 'syncLocations' | 'syncEmployment', locationId: string): Act =>
  async world => {
    const { status, body } = await publish(kind, farAway, locationId)(world);
    const wfExec = status === 200 ? body[0] : undefined;
    if (wfExec === undefined) throw new Error(`${status} ${JSON.stringify(body)}`);
    return call === 'stop'
      ? world.as[kind].stop({ body: wfExec })
      : world.as[kind].reschedule({ body: { rescheduleTime: farAway + 60_000, wfExec } });
  };
/** Rolls back edits that it has made live alone. */
const rolledBack =
  (area: 'syncLocations' | 'syncEmployment', locationId: string): Act =>
  async world => {
    const made = await onlyThis(area, area === 'syncLocations' ? 'settings' : 'employment', locationId)(world);
    if (made.status !== 200) return made;
    const workflowId = made.body.started[0]?.workflowId ?? '';
    const body = { workflowId, locationIds: [world.company.tenantId(locationId)] };
    const previewed = await world.as[area].rollbackPreview({ body });
    if (previewed.status !== 200) return previewed;
    return world.as[area].rollback({ body: { ...body, seen: previewed.body.seen } });
  };
const rescheduled = changed('reschedule');
const stopped = changed('stop');

/** Lets the rest of a publish follow, of whose pilots no terminal was in contact. */
const followed =
  (area: 'syncLocations' | 'syncEmployment'): Act =>
  async world => {
    const [pilot = '', other = ''] = ['Ivy', 'Nut'].map(world.company.tenantId);
    const pilots = { locationIds: [pilot], soakMinutes: 1, onHalt: 'keep' as const };
    const { status, body } = await world.as[area].start({
      body: { action: 'PUBLISH', locationIds: [pilot, other], pilots },
    });
    const wfExec = status === 200 ? body[0] : undefined;
    if (wfExec === undefined) throw new Error(`${status} ${JSON.stringify(body)}`);
    await publishDue(world.server.context);
    const { db } = world.server.context;
    await db.updateTable('canary').set({ state: 'ASKING' }).where('workflow_id', '=', wfExec.workflowId).execute();
    return world.as[area].followPilots({ body: wfExec });
  };

/** Unschedules a publish that it has scheduled. */
const unscheduled =
  (kind: 'syncLocations' | 'syncEmployment', locationId: string): Act =>
  async world => {
    await publish(kind, farAway, locationId)(world);
    return world.as[kind].unschedule({ params: { locationId: world.company.tenantId(locationId) } });
  };

/** The calls that publish. */
export const publishActs = (area: 'syncLocations' | 'syncEmployment') => ({
  [`${area}.start`]: { does: publish(area, 0, 'Elm'), says: 'publish.start' as const },
  [`${area}.starts`]: { not: 'changes nothing' },
  [`${area}.otherValues`]: { not: 'changes nothing' },
  [`${area}.onlyThis`]: {
    does: onlyThis(area, area === 'syncLocations' ? 'settings' : 'employment'),
    says: 'publish.edits' as const,
  },
  [`${area}.retryFailed`]: { does: retry(area, 'Oak'), says: 'publish.retry' as const },
  [`${area}.reschedule`]: { does: rescheduled(area, 'Bay'), says: 'publish.reschedule' as const },
  [`${area}.brought`]: { not: 'changes nothing' },
  [`${area}.rollbackPreview`]: { not: 'changes nothing' },
  [`${area}.rollback`]: { does: rolledBack(area, 'Pine'), says: 'publish.rollback' as const },
  [`${area}.followPilots`]: { does: followed(area), says: 'publish.continue' as const },
  [`${area}.stop`]: { does: stopped(area, 'Yew'), says: 'publish.stop' as const },
  [`${area}.unschedule`]: { does: unscheduled(area, 'Ash'), says: 'publish.unschedule' as const },
});

const froze = (locationId: string) => (world: World) =>
  world.as.syncLocations.freeze({ body: { locationIds: [world.company.tenantId(locationId)], reason: 'Inspection' } });

/** Locations of their own, because nothing is published to them any more. */
export const freezeActs = {
  'syncLocations.freeze': { does: froze('Rye'), says: 'publish.freeze' as const },
  'syncLocations.release': {
    does: async (world: World) => {
      await froze('Box')(world);
      return world.as.syncLocations.release({ body: { locationIds: [world.company.tenantId('Box')] } });
    },
    says: 'publish.release' as const,
  },
};

export const atElm = ({ company }: World) => ({ companyId: company.id, locationId: company.tenantId('Elm') });
export const credential = (world: World) =>
  world.as.tenants.createCredential({ params: atElm(world), body: { name: 'Counter' } });

/** A terminal uses a license that was given to its location. */
export const useLicense: Act = async world => {
  const made = await credential(world);
  const given = await world.as.licensing.getToken({ params: { id: world.company.tenantId('Elm') } });
  if (made.status !== 200 || given.status !== 200) throw new Error('no credential or no token');
  return world.server.terminal(made.body).terminal.license({ body: { token: given.body.token } });
};
