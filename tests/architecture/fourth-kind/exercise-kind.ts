import { type DocumentKind, documentKinds, isDocumentKind } from '@commissary/catalog';
import { documentClient } from '@commissary/contract';
import { publishDue } from '../../../apps/server/src/services/publishing/publish-due.ts';
import { makeCompany } from '../../../apps/server/src/testing/test-company.ts';
import { openTestServer } from '../../../apps/server/src/testing/test-server.ts';

/**
 * Runs in a copy of the repository that has the kind of document named by the first argument, on the databases named by
 * the others: saves, overrides, publishes and fetches it through the client, and prints the responses of each as JSON.
 */
const [requested = '', ...databases] = process.argv.slice(2);
if (!isDocumentKind(requested)) throw new Error(`There is no kind of document “${requested}”.`);
const kind: DocumentKind = requested;

const exercise = async (database: string) => {
  const server = await openTestServer({ database: database === 'postgresql' ? 'postgresql' : 'pglite' });
  const company = await makeCompany(server, { locations: ['Elm'] });
  const elm = company.tenantId('Elm');
  const { client } = await company.person({
    permissions: ['accessConfigurationOptions', 'manageMenus', 'apiCredAdmin'],
  });
  const calls = documentClient(client, kind);
  const atCompany = { companyId: company.id, menuId: null };
  const atElm = { tenantId: elm, menuId: null };
  const id = `${kind}-${company.id}`;

  const initial = await calls.base(atCompany, {});
  const cases = { PERCENT: { value: '10.00' }, AMOUNT: { value: '4.00' } };
  const rewards = { active: true, perVisit: '1.50', terms: '<p>One <em>gift</em> a visit</p>' };
  const document = { rewards: { ...rewards, welcome: { type: 'PERCENT', PERCENT: cases.PERCENT } } };
  const saved = await calls.saveBase(company.id, { id, ver: 0, document });
  const stale = await calls.saveBase(company.id, {
    id,
    ver: 0,
    document: { rewards: { ...rewards, perVisit: '9.00' } },
  });
  const withWelcome = (ver: number, welcome: unknown) =>
    calls.saveBase(company.id, { id, ver, document: { rewards: { ...rewards, welcome } } });
  const switched = await withWelcome(1, { type: 'AMOUNT', ...cases });
  const kept = await calls.base(atCompany, {});
  const unknownCase = await withWelcome(2, { type: 'FREE', ...cases });
  const invalidCase = await withWelcome(2, { type: 'PERCENT', PERCENT: { value: '50.01' } });
  const withTerms = (terms: string) =>
    calls.saveBase(company.id, {
      id,
      ver: 2,
      document: { rewards: { ...rewards, terms, welcome: { type: 'AMOUNT', ...cases } } },
    });
  const script = await withTerms('<p>Gift</p><script>alert(1)</script>');
  const afterScript = await calls.base(atCompany, {});
  const afterRejection = await calls.base(atCompany, {});
  const overridden = await calls.saveOverride(atElm, {
    ...{ overrideId: `${id}.${elm}`, overrideVer: 0, groupOverrideVer: null, baseVer: 2 },
    changes: [{ op: 'set', path: '/rewards/perVisit', value: '2.25' }],
  });
  const layered = await calls.layered(atElm, {});
  const overrides = await calls.overrides(atCompany);
  const unchanged = await calls.base(atCompany, { expectedVersion: 2 });
  const status = await client.tenants.syncStatus({ params: { companyId: company.id } });

  const started = await client.syncEmployment.start({ body: { locationIds: [elm], action: 'PUBLISH' } });
  await publishDue(server.context);
  const live = await client.published[kind]({ params: { id: elm } });
  const credential = await client.tenants.createCredential({
    params: { companyId: company.id, locationId: elm },
    body: { name: 'Counter' },
  });
  if (credential.status !== 200) throw new Error(`${credential.status}`);
  const { terminal } = server.terminal(credential.body);
  const checkIn = await terminal.checkIn({ body: { deviceId: 'counter', softwareVersion: '8.4.2', runs: [] } });
  // A terminal that runs one of every kind.
  const runs = documentKinds.map(kind => ({ kind, manifest: 'a'.repeat(64), sequence: 0 }));
  const full = await terminal.checkIn({ body: { deviceId: 'counter', softwareVersion: '8.4.2', runs } });
  await server.close();

  const unions = { switched, kept, unknownCase, invalidCase, afterRejection, script, afterScript };
  const documents = { initial, saved, stale, overridden, layered, overrides, unchanged };
  return { ...documents, ...unions, status, started, live, checkIn, full };
};

const printed: Record<string, unknown> = {};
for (const database of databases) printed[database] = await exercise(database);
process.stdout.write(`${JSON.stringify(printed)}\n`);
