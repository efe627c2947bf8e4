import type { Menu } from '@commissary/catalog';
import { type Change, resolve } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '../testing/row-counts.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { moveOfFirst, twoDepartments } from '../testing/two-departments.ts';

const price = 'pricing/[1]/itemBased/price';
const [was, is] = ['/departments/[d0]/items/[i0]', '/departments/[d9]/items/[i0]'];
const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });

describe.each(databases)('moving members to another parent on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: ['Bay'] } });
    const menuId = await giveMenu(server, company);
    const editor = await company.person({ permissions: ['company-owner', 'companyAdmin'] });
    const body = { id: menuId, ver: 0, menuBlob: JSON.stringify(twoDepartments(3)) };
    const saved = await editor.client.menus.saveBase({ params: { companyId: company.id }, body });
    expect(saved.status).toBe(200);
    const layers = async (name: string) => {
      const found = await editor.client.overrides.layers({
        params: { id: company.id },
        body: { kind: 'menu', menuId, tenantIds: [company.tenantId(name)] },
      });
      const [one] = found.status === 200 ? found.body : [];
      const [group] = one?.groups ?? [];
      const changes = group?.places[0]?.override.changes ?? [];
      const { value } = resolve(one?.base, [group?.groupOverride?.changes ?? [], changes]);
      return { changes, menu: value as unknown as Menu };
    };
    const editAt = async (name: string, edit: Change, ver = 0) => {
      const tenantId = company.tenantId(name);
      const answer = await editor.client.overrides.set({
        params: { id: company.id },
        body: { kind: 'menu', menuId, places: [{ tenantId, ver, edits: [edit] }] },
      });
      expect(answer.status).toBe(200);
    };
    const saveAt = (name: string, path: string, value: unknown, ver = 0) => editAt(name, set(path, value), ver);
    const request = (change: object = {}) => ({ kind: 'menu' as const, menuId, ...moveOfFirst, ...change });
    const preview = (person: TestPerson, change: object = {}) =>
      person.client.overrides.previewMove({ params: { id: company.id }, body: request(change) });
    const move = (person: TestPerson, state: string, change: object = {}) =>
      person.client.overrides.move({ params: { id: company.id }, body: { ...request(change), state } });
    const undo = (person: TestPerson, revisionId: string) =>
      person.client.overrides.undoMove({ params: { id: company.id }, body: { kind: 'menu', menuId, revisionId } });
    /** Every layer as it is stored: the base and the lists of all groups and locations. */
    const stored = async () => {
      const rows = await server.context.db
        .selectFrom('layer')
        .innerJoin('revision', 'revision.id', 'layer.revision_id')
        .select(['layer.id', 'revision.manifest'])
        .where('layer.document_id', '=', menuId)
        .orderBy('layer.id')
        .execute();
      return rows.map(({ id, manifest }) => [id, manifest]);
    };
    return { company, editor, menuId, layers, saveAt, editAt, preview, move, undo, stored };
  };

  it('carries the values of groups and locations along, in one transaction', async () => {
    const { company, editor, layers, saveAt, preview, move } = await world();
    await saveAt('West', `${was}/info/name`, 'West item');
    await saveAt('Elm', `${was}/${price}`, '11.00');
    await saveAt('Bay', '/departments/[d0]/items/[i1]/info/name', 'Not moved');
    const seen = await preview(editor);
    expect(seen).toMatchObject({ status: 200, body: { elsewhere: 0, removed: [] } });
    if (seen.status !== 200) return;
    expect(seen.body.levels.map(({ tenantId }) => tenantId).sort()).toEqual(
      [company.tenantId('West'), company.tenantId('Elm')].sort(),
    );
    expect(await move(editor, seen.body.state)).toMatchObject({ status: 200, body: { saved: 3 } });
    const elm = await layers('Elm');
    expect(elm.changes).toMatchObject([{ op: 'set', path: `${is}/${price}`, value: '11.00' }]);
    const names = elm.menu.departments.map(({ items }) => items.map(({ info }) => info.name));
    expect(names).toEqual([['Item 1', 'Item 2'], ['West item']]);
    expect((await layers('Bay')).changes).toMatchObject([{ path: '/departments/[d0]/items/[i1]/info/name' }]);
  });

  it('[RULE.cost.02] is covered by the right to move at the company, and refused without it', async () => {
    const { company, editor, layers, saveAt, preview, move } = await world();
    await saveAt('Elm', `${was}/${price}`, '11.00');
    const mover = await company.person({ permissions: ['manageMenus'] });
    const atElm = await company.person({ permissions: ['manageMenus'], on: 'Elm' });
    const seen = await preview(mover);
    const state = seen.status === 200 ? seen.body.state : '';
    const before = await rowCounts(server);
    expect((await move(atElm, state)).status).toBe(403);
    expect(await rowCounts(server)).toEqual(before);
    // Nothing is computed for somebody without it: an error would tell which members there are.
    const refused = await preview(atElm);
    expect(refused.status).toBe(403);
    for (const change of [{ to: '/departments/[none]/items' }, { after: 'none' }, { to: `${was}/pricing` }])
      expect(await preview(atElm, change)).toMatchObject({ status: 403 });
    const unknown = '/departments/[d0]/items/[none]';
    expect(await preview(atElm, { paths: [unknown] })).toMatchObject({ status: 403, body: [{ path: unknown }, {}] });
    expect(await move(mover, state)).toMatchObject({ status: 200, body: { saved: 2 } });
    expect((await layers('Elm')).changes).toMatchObject([{ path: `${is}/${price}` }]);
    expect(editor).toBeDefined();
  });

  it('is refused with code and path when it cannot be made or a layer changed since, and changes nothing', async () => {
    const { editor, saveAt, preview, move } = await world();
    const seen = await preview(editor);
    const state = seen.status === 200 ? seen.body.state : '';
    await saveAt('Elm', `${was}/${price}`, '11.00');
    const before = await rowCounts(server);
    expect((await move(editor, state)).status).toBe(409);
    const unknown = '/departments/[d0]/items/[none]';
    for (const [change, code, path] of [
      [{ paths: [unknown] }, 'unknown-member', unknown],
      [{ to: `${was}/pricing` }, 'inside-itself', was],
      [{ to: '/departments/[d0]/items' }, 'duplicate-id', was],
      [{ to: '/departments/[none]/items' }, 'unknown-list', '/departments/[none]/items'],
      [{ to: '/departments/[d9]/categories' }, 'other-list', was],
      [{ after: 'none' }, 'unknown-anchor', '/departments/[d9]/items'],
    ] as const) {
      const refusal = { status: 400, body: [{ code, path }] };
      expect(await preview(editor, change)).toMatchObject(refusal);
      expect(await move(editor, state, change)).toMatchObject(refusal);
    }
    expect(await rowCounts(server)).toEqual(before);
  });

  it('is undone in one act, after which every layer is what it was, also where positions and references were dropped', async () => {
    const { company, editor, saveAt, editAt, preview, move, undo, stored } = await world();
    await saveAt('West', `${was}/info/name`, 'West item');
    await saveAt('Elm', `${was}/${price}`, '11.00');
    await editAt('Oak', { op: 'move', path: was, after: 'i2' });
    const before = await stored();
    const seen = await preview(editor);
    const made = await move(editor, seen.status === 200 ? seen.body.state : '');
    const revisionId = made.status === 200 ? made.body.revisionId : '';
    expect(made).toMatchObject({ status: 200, body: { saved: 4 } });
    expect(await stored()).not.toEqual(before);
    const stranger = await company.person({ permissions: ['dashboard'] });
    expect((await undo(stranger, revisionId)).status).toBe(403);
    expect(await undo(editor, revisionId)).toEqual({ status: 200, body: { saved: 4 } });
    expect(await stored()).toEqual(before);
  });

  it('is not undone once one of its layers was saved again, and nothing that is no move is undone so', async () => {
    const { editor, company, saveAt, preview, move, undo, stored } = await world();
    await saveAt('Elm', `${was}/${price}`, '11.00');
    const seen = await preview(editor);
    const made = await move(editor, seen.status === 200 ? seen.body.state : '');
    const revisionId = made.status === 200 ? made.body.revisionId : '';
    const newest = async (tenantId: string | null) =>
      server.context.db
        .selectFrom('layer')
        .select('revision_id')
        .where('tenant_id', tenantId === null ? 'is' : '=', tenantId)
        .executeTakeFirst();
    const ofElm = await newest(company.tenantId('Elm'));
    expect((await undo(editor, ofElm?.revision_id ?? '')).status).toBe(404);
    expect((await undo(editor, 'unknown')).status).toBe(404);
    await saveAt('Elm', `${is}/${price}`, '12.00', 2);
    const before = await stored();
    expect((await undo(editor, revisionId)).status).toBe(409);
    expect(await stored()).toEqual(before);
  });
});
