import { documentKinds, documents } from '@commissary/catalog';
import { apply, type Change, getAt } from '@commissary/document';
import { permissionFlags } from '@commissary/domain';
import { type Field, initial, walk } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMenu } from '../../testing/create-menu.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { ownAction } from '../audit/audit.ts';
import type { DocumentLayer } from '../documents/layer-heads.ts';
import { loadBase } from '../documents/load-document.ts';
import { saveBase } from './save-base.ts';

/** Every field of every document that not every user may read. */
const guarded = documentKinds.flatMap(kind => {
  const found: { kind: typeof kind; path: string; right: string }[] = [];
  walk(documents[kind].field, (field: Field, path) => {
    if (field.read !== undefined) found.push({ kind, path, right: field.read });
  });
  return found;
});

describe('a field with a read permission', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: 'pglite' });
  });
  afterAll(() => server.close());

  it('exists, so that the other tests of this file are valid', () => {
    expect(guarded.map(({ path }) => path)).toContain('/payrollAndOvertime');
  });

  it.each(guarded)(
    '$kind $path is kept by an unrelated save of a person who cannot read it',
    async ({ kind, path, right }) => {
      const company = await makeCompany(server);
      const menuId =
        kind === 'menu' ? await createMenu(server.context, { companyId: company.id, name: 'M' }) : undefined;
      const layer: DocumentLayer = {
        kind,
        companyId: company.id,
        tenant: null,
        ...(menuId !== undefined && { menuId }),
      };
      const callerWith = (permissions: readonly string[]) => ({
        ...server.context,
        person: { id: 'p', name: 'P', grants: [{ permissions, on: { type: 'COMPANY' as const, id: company.id } }] },
        origin: ownAction,
      });
      const all = callerWith(permissionFlags);
      const blind = callerWith(
        permissionFlags.filter(flag => flag !== right && flag !== 'companyAdmin' && flag !== 'company-owner'),
      );
      const key = path.slice(1).split('/')[0] ?? '';
      const load = async (caller: typeof all) => {
        const loaded = await loadBase(caller, layer, {});
        if (loaded === null) throw new Error();
        return loaded;
      };

      const saveFlipped = async (caller: typeof all, toggle: string, madeUp: Record<string, unknown> = {}) => {
        const { id, ver, document } = await load(caller);
        const changes: Change[] = [{ op: 'set', path: toggle, value: !getAt(document, toggle) }];
        const next = { ...apply(document, changes), ...madeUp };
        expect(await saveBase(caller, layer, { id, ver, document: next })).toEqual({ id, ver: ver + 1 });
      };
      const toggles = togglesOf(kind);
      const inside = toggles.find(toggle => toggle.startsWith(`${path}/`));
      const outside = toggles.find(
        toggle => !guarded.some(one => one.kind === kind && toggle.startsWith(`${one.path}/`)),
      );
      if (inside === undefined || outside === undefined) throw new Error(`No toggles to flip beside ${path}`);

      await saveFlipped(all, inside);
      const before = (await load(all)).document;
      expect(getAt((await load(blind)).document, path)).toBeUndefined();
      await saveFlipped(blind, outside);
      // A value that such a person invents for the field is ignored too.
      await saveFlipped(blind, outside, { [key]: { madeUp: true } });
      const after = (await load(all)).document;
      expect(getAt(after, path)).toEqual(getAt(before, path));
      expect(getAt(before, inside)).not.toBe(getAt(initial(documents[kind].field), inside));
    },
  );
});

const togglesOf = (kind: (typeof documentKinds)[number]): string[] => {
  const found: string[] = [];
  walk(documents[kind].field, (field, path) => {
    if (field.kind.name === 'toggle' && !path.includes('[]') && !path.includes('*')) found.push(path);
  });
  return found;
};
