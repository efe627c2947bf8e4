import { initialDocument } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { sql } from 'kysely';
import type { Prepared } from '../services/content/index.ts';
import type { Context, UseCaseContext } from '../services/context/index.ts';
import { singleId } from '../services/documents/index.ts';
import { saveBase } from '../services/saving/index.ts';
import { ensureLayers, insertSaves } from '../store/documents/index.ts';
import { insertGrants, insertPeople, insertRoles } from '../store/people/index.ts';
import { insertCompany, insertTenants } from '../store/tenants/index.ts';
import { createMenu } from './create-menu.ts';
import { largeMenu } from './large-menu.ts';

/** A company of many locations as it is at work: every one published, some changed since, people and terminals at each. */
export interface ManyLocations {
  readonly companyId: string;
  readonly menuId: string;
  /** Held by one person at each location. */
  readonly roleId: string;
  /** Who manages the company, and somebody who works at the first location. */
  readonly ownerId: string;
  readonly personId: string;
  /** A location with changes of its own. */
  readonly locationId: string;
  readonly groupId: string;
  readonly locationIds: readonly string[];
}

const [perGroup, peopleEach, auditEntries] = [25, 5, 500];
/** Every so many locations have changes of their own; of so many items of the menu. */
const usual = { changedEach: 10, menuItems: 40 };
/** Rows of one statement. */
const portion = 1_000;

export const makeManyLocations = async (
  context: Context,
  count: number,
  { changedEach, menuItems } = usual,
): Promise<ManyLocations> => {
  const { db, now, newId } = context;
  const at = now();
  const companyId = newId();
  await insertCompany(db, { id: companyId, name: `${count} locations`, createdAt: at });
  const menuId = await createMenu(context, { companyId, name: 'Dinner' });
  const groups = Array.from({ length: Math.ceil(count / perGroup) }, (_, n) => ({
    ...{ id: newId(), companyId, name: `Group ${n}`, type: 'GROUP' as const },
  }));
  const locations = Array.from({ length: count }, (_, n) => ({
    ...{ id: newId(), companyId, name: `Location ${n}`, type: 'LOCATION' as const, menuId },
    groupId: groups[n % groups.length]?.id ?? null,
    timeZone: 'America/Chicago',
    tags: [n % 2 === 0 ? 'north' : 'south', 'drive-through'],
    phone: '312 555 0100',
    address: { street: `${n} Main Street`, city: 'Chicago', state: 'IL', postalCode: '60601' },
    lastPing: new Date(at.getTime() - n * 1_000),
    posVersion: '9.1',
  }));
  for (const some of portions([...groups, ...locations])) await insertTenants(db, some, at);

  const [ownerId, ownersRole, roleId] = [newId(), newId(), newId()];
  const owner = { id: ownerId, name: 'Pat Owner' };
  await insertPeople(db, [{ ...owner, companyId, email: `${ownerId}@example.com`, passwordHash: null, createdAt: at }]);
  await insertRoles(db, [
    { id: ownersRole, companyId, name: 'Owner', permissions: ['companyAdmin', 'engineering'] },
    { id: roleId, companyId, name: 'Shift lead', permissions: ['accessConfigurationOptions'] },
  ]);
  await insertGrants(db, [{ id: newId(), personId: ownerId, roleId: ownersRole, onType: 'COMPANY', onId: companyId }]);
  const on = { type: 'COMPANY' as const, id: companyId };
  const caller: UseCaseContext = {
    ...context,
    person: { ...owner, grants: [{ permissions: ['companyAdmin'], on }] },
    origin: { address: null, session: null, agent: null, source: 'console' },
  };
  const place = { companyId, tenant: null };
  await saveBase(caller, { ...place, kind: 'menu', menuId }, { id: menuId, ver: 0, document: largeMenu(menuItems) });
  const changedDocuments = { settings: changedSettings(), employment: changedEmployment() };
  for (const kind of ['settings', 'employment'] as const)
    await saveBase(
      caller,
      { ...place, kind },
      { id: singleId(kind, companyId), ver: 0, document: changedDocuments[kind] },
    );
  const [firstLocation = ''] = locations.map(({ id }) => id);
  await addPeople(context, { companyId, roleId, firstLocation });
  const locationIds = locations.map(({ id }) => id);
  await publishAll(context, companyId);
  const changed = locationIds.filter((_, n) => n % changedEach === 0);
  await overrideAt(caller, singleId('settings', companyId), changed, n => [
    { op: 'set', path: '/tableSettings/issueServerBankOfAmount', value: `${n + 1}.00` },
    { op: 'set', path: '/tableSettings/serverKeepsTips', value: true },
  ]);
  await overrideAt(caller, menuId, changed, n => [
    { op: 'set', path: '/departments/[d0]/items/[i0]/pricing/[1]/itemBased/price', value: `${n + 10}.50` },
    { op: 'set', path: '/departments/[d0]/info/displayName', value: `Only here ${n}` },
  ]);
  await addAudit(context, companyId);
  const [personId, locationId, groupId] = [`${firstLocation}-0`, firstLocation, groups[0]?.id ?? ''];
  return { companyId, menuId, roleId, ownerId, personId, locationId, groupId, locationIds };
};

const changedSettings = () => {
  const settings = initialDocument('settings');
  return { ...settings, tableSettings: { ...settings.tableSettings, issueServerBankOfAmount: '100.00' } };
};

const changedEmployment = () => {
  const employment = initialDocument('employment');
  return { ...employment, departments: employment.departments.map(one => ({ ...one, name: `${one.name} team` })) };
};

const portions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / portion) }, (_, n) => all.slice(n * portion, (n + 1) * portion));

/** As the scheduler leaves them: what is saved now is live everywhere, by one publish of each kind. */
const publishAll = async ({ db, now }: Context, companyId: string): Promise<void> => {
  const at = now();
  await sql`
    insert into run (id, workflow_id, company_id, blob_type, action, batch, batches, requested_by, requested_name,
      requested_at, due_at, started_at, completed_at)
    select ${companyId} || kind, ${companyId} || kind, ${companyId}, kind, 'PUBLISH', 0, 1, 'owner', 'Pat Owner',
      ${at}::timestamptz - interval '1 day', ${at}::timestamptz - interval '1 day', ${at}::timestamptz - interval '1 day', ${at}::timestamptz - interval '1 day'
    from unnest(array['menu', 'employment']) as kind`.execute(db);
  await sql`
    insert into published (location_id, kind, document_id, pins, manifest, sequence, run_id, published_at)
    select t.id, d.kind, d.id, jsonb_build_object('own', null, 'group', null,
      'base', jsonb_build_object('id', l.id, 'version', l.version, 'revisionId', l.revision_id))
      || case d.kind when 'employment' then '{"people": "0.0.1"}' else '{}' end::jsonb, r.manifest, 1,
      ${companyId} || case d.kind when 'settings' then 'menu' else d.kind end, ${at}::timestamptz - interval '1 day'
    from tenant t join document d on d.company_id = t.company_id join layer l on l.id = d.id join revision r on r.id = l.revision_id
    where t.company_id = ${companyId} and t.type = 'LOCATION'`.execute(db);
  await sql`
    insert into published_history (location_id, kind, document_id, pins, manifest, sequence, run_id, by_name, at)
    select p.location_id, p.kind, p.document_id, p.pins, p.manifest, p.sequence, p.run_id, 'Pat Owner', p.published_at
    from published p join tenant t on t.id = p.location_id where t.company_id = ${companyId}`.execute(db);
};

/** Changes of their own at some locations, each another list, as one act stores them. */
const overrideAt = async (
  { db, content, now, newId, person }: UseCaseContext,
  documentId: string,
  tenantIds: readonly string[],
  changesOf: (n: number) => Change[],
): Promise<void> => {
  const { kind } = await db
    .selectFrom('document')
    .select('kind')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const saves = tenantIds.map((tenantId, n) => {
    const changes = changesOf(n);
    const list: Prepared = content.prepareList(kind, changes);
    const layer = { id: `${documentId}.${tenantId}`, document_id: documentId, tenant_id: tenantId };
    const author = { author_id: person.id, author_name: person.name };
    const of = { id: newId(), layer_id: layer.id, version: 1, manifest: list.hash, schema_version: 1 };
    const revision = { ...of, ...author, source: 'save' as const, reason: null, at: now() };
    const logged = changes.map(({ path, ...one }) => ({
      ...{ path, op: 'set' as const, value: 'value' in one ? one.value : undefined, was: undefined },
    }));
    return { list, layer, save: { revision, changes: logged } };
  });
  for (const some of portions(saves)) {
    const lists = some.map(({ list }) => list);
    await content.put(db, lists);
    await ensureLayers(
      db,
      some.map(({ layer }) => layer),
    );
    await insertSaves(
      db,
      some.map(({ save }) => save),
    );
  }
};

/** People with a job at each location, the first of them with a role there, and one terminal. */
const addPeople = async (
  { db, now }: Context,
  { companyId, roleId, firstLocation }: Readonly<Record<'companyId' | 'roleId' | 'firstLocation', string>>,
): Promise<void> => {
  const at = now();
  const each = sql`from tenant t cross join generate_series(0, ${peopleEach - 1}::integer) n
    where t.company_id = ${companyId} and t.type = 'LOCATION'`;
  await sql`
    insert into person (id, company_id, name, email, email_key, phone, status, created_at)
    select t.id || '-' || n, ${companyId}, 'Person ' || n || ' of ' || t.name, t.id || n || '@people.example', t.id || n || '@people.example',
      '312' || lpad((row_number() over ())::text, 7, '0'), 'ACTIVE', ${at}::timestamptz ${each}`.execute(db);
  await sql`
    insert into person_job (id, person_id, job_type_id, on_type, on_id)
    select t.id || '-' || n, t.id || '-' || n, '1', 'LOCATION', t.id ${each}`.execute(db);
  // Nobody reads them; of six digits, and as in a company with more people than PINs of four digits many are equal.
  // Those of the first location lack theirs.
  await sql`
    insert into person_pin (person_id, company_id, key_id, digest, pin, verifier)
    select id, company_id, 'none', ((row_number() over (order by id)) % 9000)::text, decode(repeat('00', 34), 'hex'), '' from person
    where company_id = ${companyId} and email like '%@people.example' and id not like ${`${firstLocation}-%`}`.execute(
    db,
  );
  await sql`
    insert into granted_role (id, person_id, role_id, on_type, on_id)
    select t.id || '-0', t.id || '-0', ${roleId}, 'LOCATION', t.id from tenant t
    where t.company_id = ${companyId} and t.type = 'LOCATION'`.execute(db);
  await sql`
    insert into place_people (place_id, company_id, version, log_on)
    select id, company_id, 1, 1 from tenant where company_id = ${companyId} and type = 'LOCATION'`.execute(db);
  await sql`
    insert into check_in (tenant_id, device_id, software_version, runs, last_seen_at)
    select id, 'till-1', '9.1', '[]', last_ping from tenant
    where company_id = ${companyId} and type = 'LOCATION'`.execute(db);
};

const addAudit = async ({ db, now }: Context, companyId: string): Promise<void> => {
  await sql`
    insert into audit (at, company_id, person_id, person_name, kind, action, place_id, target, subject, details, words)
    select ${now()}::timestamptz - n * interval '1 minute', ${companyId}, 'person-' || n % 100, 'Person ' || n % 100, 'documents',
      'document.save', t.id, 'target-' || n % 50, 'dish ' || n % 50, '{}', 'person saved dish'
    from (select id, row_number() over (order by id) as n from tenant where company_id = ${companyId} limit ${auditEntries}) t`.execute(
    db,
  );
};
