import type { DocumentKind } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { okBody } from '../../apps/server/src/testing/ok-body.ts';
import { makeCompany, type TestCompany } from '../../apps/server/src/testing/test-company.ts';
import { giveMenu } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { seeded } from '../crash/random.ts';
import type { WebClient } from '../crash/web-client.ts';
import { type Outcome, type Plan, type Proof, portion } from '../proofs/proof.ts';

/** Publishes that are made, and rolled back one after the other. */
const publishes = 50;
const fewest = 4;
const units = { menu: ['menu', 'settings'], employment: ['employment'] } as const;
type Unit = keyof typeof units;

/**
 * Random saves at company, group and location, changes of licenses and people, publishes of both kinds to some locations,
 * edits that go live alone. Then each publish is rolled back, in random order: what was live before it has to be live
 * again to the byte, but for the licenses and people, which have to be those that were live just before the rollback.
 */
export const rollbackProof: Proof = {
  name: 'rollback',
  about: 'A rollback brings back what was live before a publish to the byte, with the licenses and people of now.',
  run: async plan => {
    const server = await openTestServer({ database: plan.postgresUrl === null ? 'pglite' : 'postgresql' });
    try {
      return await runProgram(server, plan);
    } finally {
      await server.close();
    }
  },
};

/** What is live at a location, as text: without what is in no layer, and that alone. */
interface LiveText {
  readonly layers: string;
  readonly besides: string;
}

interface Made {
  readonly workflowId: string;
  readonly unit: Unit;
  /** By location, what was live before it. */
  readonly before: ReadonlyMap<string, LiveText>;
}

const runProgram = async (server: TestServer, plan: Plan): Promise<Outcome> => {
  const random = seeded(plan.seed);
  const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
  await giveMenu(server, company);
  const { client } = await company.person({
    permissions: ['accessConfigurationOptions', 'manageMenus', 'overrideMenus', 'userAdmin'],
  });
  const ids = ['Elm', 'Oak', 'Pine'].map(company.tenantId);
  const made: Made[] = [];
  const violations: string[] = [];
  let compared = 0;
  const publish = async (unit: Unit, locationIds: readonly string[]) => {
    const before = await liveTexts(client, unit, locationIds);
    const area = unit === 'menu' ? client.syncLocations : client.syncEmployment;
    const body = { action: 'PUBLISH' as const, locationIds: [...locationIds] };
    const [first] = okBody(await area.start({ body }));
    await goLive(server);
    made.push({ workflowId: first?.workflowId ?? '', unit, before });
  };
  for (const unit of ['menu', 'employment'] as const) await publish(unit, ids);
  made.length = 0;
  for (let n = 0; n < Math.max(fewest, portion(plan, publishes)); n += 1) {
    const unit = random() < 0.3 ? 'employment' : 'menu';
    await change(server, company, client, unit, n);
    if (random() < 0.3) await changeBesides(server, company, n);
    await publish(unit, random() < 0.5 ? ids : [ids[Math.floor(random() * ids.length)] ?? '']);
  }
  while (made.length > 0) {
    const [one] = made.splice(Math.floor(random() * made.length), 1);
    if (one === undefined) break;
    const area = one.unit === 'menu' ? client.syncLocations : client.syncEmployment;
    const locationIds = [...one.before.keys()].filter(() => one.before.size === 1 || random() < 0.7);
    if (locationIds.length === 0) continue;
    const was = await liveTexts(client, one.unit, locationIds);
    const query = { workflowId: one.workflowId, locationIds };
    const { seen, locations } = okBody(await area.rollbackPreview({ body: query }));
    const refused = new Set(locations.flatMap(({ locationId, disabled }) => (disabled === null ? [] : locationId)));
    const back = locationIds.filter(id => !refused.has(id));
    for (const id of refused)
      if (was.get(id)?.layers !== one.before.get(id)?.layers)
        violations.push(`${one.workflowId} is refused at ${id}, where something else is live`);
    if (back.length === 0) continue;
    okBody(await area.rollback({ body: { ...query, locationIds: back, seen } }));
    await goLive(server);
    const is = await liveTexts(client, one.unit, back);
    for (const id of back) {
      compared += 1;
      if (is.get(id)?.layers !== one.before.get(id)?.layers)
        violations.push(`${one.workflowId} at ${id}: not what was live before`);
      if (is.get(id)?.besides !== was.get(id)?.besides)
        violations.push(`${one.workflowId} at ${id}: other licenses or people than before the rollback`);
    }
  }
  return { figures: [['locations rolled back', compared]], violations };
};

const goLive = async (server: TestServer): Promise<void> => {
  server.clock.pass(60_000);
  await publishDue(server.context);
};

const liveTexts = async (
  client: WebClient,
  unit: Unit,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, LiveText>> => {
  const found = new Map<string, LiveText>();
  for (const id of locationIds) {
    const blobs = await Promise.all(units[unit].map(kind => liveBlob(client, kind, id)));
    const besides = blobs.map(({ licensing, employees }) => ({ licensing, employees }));
    const layers = blobs.map(({ licensing: _licensing, employees: _employees, ...blob }) => blob);
    found.set(id, { layers: canonicalJson(layers), besides: JSON.stringify(besides) });
  }
  return found;
};

const liveBlob = async (
  client: WebClient,
  kind: DocumentKind,
  id: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const { status, body } = await client.published[kind]({ params: { id } });
  return status === 200 ? body.blob : {};
};

/** A save at some level. */
const change = async (
  server: TestServer,
  company: TestCompany,
  client: WebClient,
  unit: Unit,
  n: number,
): Promise<void> => {
  const kind = unit === 'menu' ? 'settings' : 'employment';
  const tenantId = company.tenantId(['Elm', 'Oak', 'Pine', 'West'][n % 4] ?? 'Elm');
  const layer = await server.context.db
    .selectFrom('layer')
    .innerJoin('document', 'document.id', 'layer.document_id')
    .select('version')
    .where('document.kind', '=', kind)
    .where('layer.tenant_id', '=', tenantId)
    .executeTakeFirst();
  const [path, value] =
    kind === 'settings'
      ? ['/tableSettings/issueServerBankOfAmount', `${n + 1}.00`]
      : ['/departments/[1]/name', `Department ${n}`];
  const places = [{ tenantId, ver: layer?.version ?? 0, edits: [{ op: 'set' as const, path, value }] }];
  okBody(await client.overrides.set({ params: { id: company.id }, body: { kind, places } }));
};

/** Who works somewhere, and what a location is licensed for. */
const changeBesides = async (server: TestServer, company: TestCompany, n: number): Promise<void> => {
  await company.person({ name: `Hired ${n}`, on: 'Elm', permissions: ['dashboard'] });
  await server.context.db
    .updateTable('tenant')
    .set({ products: JSON.stringify(n % 2 === 0 ? ['delivery'] : ['tableService']) })
    .where('id', '=', company.tenantId('Elm'))
    .execute();
};
