import { documentKinds, documents } from '@commissary/catalog';
import { apply, getAt } from '@commissary/document';
import { type Permission, permissions } from '@commissary/domain';
import { type EditLevel, namedPermissions, permissionsOf, walk } from '@commissary/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filled, type GuardedField, guardedFields } from '../../testing/authorization/guarded-fields.ts';
import { openRollbackDatabase, type RollbackDatabase } from '../../testing/authorization/rollback-database.ts';
import { makeCompany, type TestCompany } from '../../testing/test-company.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { cachedTenant } from '../access/cached-tenants.ts';
import { ownAction } from '../audit/audit.ts';
import { type DocumentLayer, layerId, singleId } from '../documents/layer-heads.ts';
import { loadBase } from '../documents/load-document.ts';
import { ApiError } from '../errors/api-error.ts';
import { saveBase } from './save-base.ts';
import { saveOverride } from './save-override.ts';

/** A holder of one of these has nearly all other permissions: the permissions are tested one by one. */
const mighty: readonly Permission[] = ['companyAdmin', 'company-owner'];
const heldPermissions = permissions.map(({ name }) => name).filter(name => !mighty.includes(name));

let server: TestServer;
let undoing: RollbackDatabase['undoing'];
let company: TestCompany;
let menuId: string;
beforeAll(async () => {
  const opened = await openRollbackDatabase();
  undoing = opened.undoing;
  server = await openTestServer({ database: 'pglite', open: async () => opened.database });
  company = await makeCompany(server, { locations: ['Elm'] });
  menuId = await giveMenu(server, company);
  for (const kind of documentKinds) {
    const caller = callerWith(heldPermissions);
    const layer = await layerAt(kind, 'base');
    await saveBase(caller, layer, { ...(await wholeBase(layer)), document: filled[kind] });
  }
});
afterAll(() => server.close());

const callerWith = (held: readonly Permission[]) => ({
  ...server.context,
  person: { id: 'p', name: 'P', grants: [{ permissions: held, on: { type: 'COMPANY' as const, id: company.id } }] },
  origin: ownAction,
  address: null,
});

const layerAt = async (kind: GuardedField['kind'], level: EditLevel): Promise<DocumentLayer> => {
  const tenant = level === 'base' ? null : await cachedTenant(server.context, company.tenantId('Elm'));
  return { kind, companyId: company.id, tenant, ...(kind === 'menu' && { menuId }) };
};

/**
 * Whether a save makes the change. A save that is rejected as invalid passed the permission check; a change where the
 * person cannot read is not rejected, but has no effect. What it writes is rolled back.
 */
const passes = (level: EditLevel, { kind, change }: GuardedField, held: readonly Permission[]): Promise<boolean> =>
  undoing(async () => {
    if (change === null) throw new Error('There is nothing to change.');
    const layer = await layerAt(kind, level);
    try {
      return await (level === 'base' ? savedAtBase : savedAtLocation)(layer, change, callerWith(held));
    } catch (error) {
      if (error instanceof ApiError) return error.status !== 403;
      throw error;
    }
  });

type Made = NonNullable<GuardedField['change']>;
type TestCaller = ReturnType<typeof callerWith>;

const savedAtBase = async (layer: DocumentLayer, change: Made, caller: TestCaller): Promise<boolean> => {
  const before = await wholeBase(layer);
  const saved = await saveBase(caller, layer, { ...before, document: apply(before.document, [change]) });
  return saved.ver > before.ver;
};

const savedAtLocation = async (layer: DocumentLayer, change: Made, caller: TestCaller): Promise<boolean> => {
  const documentId = layer.kind === 'menu' ? menuId : singleId(layer.kind, company.id);
  const overrideId = layerId(documentId, company.tenantId('Elm'));
  return (await saveOverride(caller, layer, { overrideId, overrideVer: 0, changes: [change] })).overrideVer > 0;
};

const wholeBase = async (layer: DocumentLayer) => {
  const loaded = await loadBase(callerWith(heldPermissions), layer, {});
  if (loaded === null) throw new Error(`There is no ${layer.kind} document.`);
  const { id, ver, document } = loaded;
  return { id, ver, document };
};

/** All permissions except these, and except those that replace others. */
const without = (left: readonly Permission[]) =>
  heldPermissions.filter(one => !left.includes(one) && !alternatives.includes(one));

/**
 * Those of the permissions without which it fails. No permission takes another away, so where it succeeds without
 * several at once, none of them is needed.
 */
const neededOf = async (
  some: readonly Permission[],
  succeeds: (held: readonly Permission[]) => Promise<boolean>,
): Promise<readonly Permission[]> => {
  if (some.length === 0 || (await succeeds(without(some)))) return [];
  if (some.length === 1) return some;
  const half = Math.ceil(some.length / 2);
  return [...(await neededOf(some.slice(0, half), succeeds)), ...(await neededOf(some.slice(half), succeeds))];
};

const neededFor = async (level: EditLevel, field: GuardedField): Promise<string> => {
  const needed = await neededOf(asked, held => passes(level, field, held));
  const enough = await passes(level, field, needed);
  const also: Permission[] = [];
  for (const permission of alternatives) if (await passes(level, field, [permission])) also.push(permission);
  const said = needed.length === 0 ? 'nobody is asked' : `${needed.join(' + ')}${enough ? '' : ' + more'}`;
  return [said, ...also].join(' or ');
};

const isSeen = async ({ kind, change }: GuardedField, held: readonly Permission[]): Promise<boolean> => {
  const loaded = await loadBase(callerWith(held), await layerAt(kind, 'base'), {});
  return loaded !== null && change !== null && getAt(loaded.document, change.path) !== undefined;
};

const readingOf = async (field: GuardedField): Promise<string> => {
  if (!(await isSeen(field, heldPermissions))) return '';
  const needed = await neededOf(asked, held => isSeen(field, held));
  return needed.length === 0 ? '' : `seen with ${needed.join(' + ')}`;
};

/** The permissions that any field names; no other can matter to a field. */
const named = new Set<string>();
const instead = new Set<string>();
for (const kind of documentKinds)
  walk(documents[kind].field, field => {
    const { permission, overridePermission, read } = field;
    const required = [permission, overridePermission, read];
    for (const right of namedPermissions(field)) if (!required.includes(right)) instead.add(right);
    for (const right of required) if (right !== undefined) named.add(right);
  });
const asked = heldPermissions.filter(permission => named.has(permission));
/** The alternative permissions of a field, written behind "or". */
const alternatives = heldPermissions.filter(permission => instead.has(permission));

it('requires for every field the permission in docs/authorization-fields.txt', async () => {
  const lines: string[] = [];
  for (const field of guardedFields) {
    const head = `${field.kind} ${field.path || '/'}`;
    if (field.change === null) {
      lines.push(`${head}  |  nothing there in a new document`);
      continue;
    }
    const base = await neededFor('base', field);
    const override = await neededFor('override', field);
    lines.push([head, base, override, await readingOf(field)].join('  |  ').replace(/ +\| +$/, ''));
  }
  const text = [
    'Which permission a change of which field requires: observed, not declared.',
    '',
    'A test changes a value in every field that has its own permissions, with and without each permission, at company level',
    'and at a location, and compares what is rejected with this file. A field that is not listed requires what the nearest',
    'field around it requires. When they differ, review the difference; when it is intended, update the file:',
    '',
    '    npm test -- unit apps/server/src/services/saving/field-permissions.test.ts --update',
    '',
    'document and field  |  at company level  |  at a location or group  |  who may read it, where it is restricted',
    '',
    ...lines.sort(),
    '',
  ];
  await expect(text.join('\n')).toMatchFileSnapshot('../../../../../docs/authorization-fields.txt');
});

it('rejects a change of a field for which no permission is defined', () => {
  const free: string[] = [];
  for (const kind of documentKinds)
    for (const level of ['base', 'override'] as const)
      walk(documents[kind].field, (field, path) => {
        if (path === '' || field.systemManaged) return;
        const at = path.replaceAll('[]', '[x]').replaceAll('*', '0');
        const needed = permissionsOf(documents[kind].field, { op: 'move', path: at }, level);
        // Rows without ids are replaced as a whole: nothing inside them has a path.
        if (needed?.length === 0) free.push(`${kind} ${path} ${level}`);
      });
  expect(free).toEqual([]);
});
