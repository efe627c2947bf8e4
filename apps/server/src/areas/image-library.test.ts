import { documents } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { fieldAt, initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageStore } from '../adapters/create-image-store.ts';
import { orphanedImages } from '../services/images/orphaned-images.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { png } from '../testing/memory-images.ts';
import { spanishPageOf } from '../testing/spanish-page.ts';
import { send } from '../testing/test-client.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openObjectStore } from '../testing/test-object-store.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { twoDepartments } from '../testing/two-departments.ts';

const themesField = fieldAt(documents.settings.field, '/posDesign/themes/[x]') ?? documents.settings.field;
const imagePath = '/departments/[d0]/items/[i0]/info/imageId';

describe.each(databases)('the images of a company on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const upload = async (company: TestCompany, { id, client }: TestPerson, fileName: string) => {
    const query = { fileName, contentType: 'image/png' as const };
    const asked = await client.images.uploadUrl({ params: { companyId: company.id }, query });
    if (asked.status !== 200) throw new Error(`asked: ${asked.status}`);
    const headers = { 'x-commissary': '1', 'content-type': 'image/png' };
    const url = asked.body.signedUrl;
    const answer = await send(server.server, await server.browserOf(id), { method: 'PUT', url, headers, body: png });
    expect(answer.status).toBe(204);
    server.clock.pass(1_000);
    return asked.body.tccUrl.split('/').at(-1) ?? '';
  };
  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    const menuId = await giveMenu(server, company);
    const permissions = ['accessConfigurationOptions', 'manageMenus', 'overrideMenus', 'overridePriceAndTax'] as const;
    const owner = await company.person({ name: 'Kim', permissions });
    const elm = await company.person({ name: 'Ana', permissions, on: 'Elm' });
    const params = { companyId: company.id };
    const list = async (query: object = {}, { client } = owner) => {
      const answer = await client.images.list({ params, query });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body;
    };
    const labels = async (query: object = {}) => (await list(query)).images.map(({ label }) => label);
    const usesOf = async (name: string, { client }: Pick<TestPerson, 'client'> = owner) => {
      const answer = await client.images.uses({ params: { ...params, name } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body;
    };
    const remove = async (name: string, { client } = owner) => client.images.remove({ params: { ...params, name } });
    const saveMenu = async (ver: number, image: string) => {
      const parsed = JSON.parse(JSON.stringify(twoDepartments(1)));
      parsed.departments[0].items[0].info.imageId = image === '' ? '' : `/api/images/${image}`;
      const body = { id: menuId, ver, menuBlob: JSON.stringify(parsed) };
      const answer = await owner.client.menus.saveBase({ params, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const setAt = async (place: string, ver: number, edit: Edit) => {
      const places = [{ tenantId: company.tenantId(place), ver, edits: [edit] }];
      const answer = await owner.client.overrides.set({
        params: { id: company.id },
        body: { kind: 'menu', menuId, places },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    return { company, owner, elm, params, list, labels, usesOf, remove, saveMenu, setAt };
  };

  it('[CALL.unlisted.images.list] [ENT.Image] lists them newest first, a page at a time, searched, and those that nothing uses', async () => {
    const { company, owner, list, labels, saveMenu } = await world();
    const [pizza, , wine] = [
      await upload(company, owner, 'Pizza.png'),
      await upload(company, owner, 'caesar salad.PNG'),
      await upload(company, owner, 'wine'),
    ];
    await saveMenu(0, pizza ?? '');
    const all = await list();
    expect(all.counts).toEqual({ matching: 3, total: 3, unused: 2 });
    expect(all.images).toMatchObject([
      { label: 'wine', uses: 0, live: false },
      { label: 'caesar salad', fileName: 'caesar salad.PNG', alt: '', ver: 0, uploadedBy: 'Kim', bytes: png.length },
      { label: 'Pizza', name: pizza, tccUrl: `/api/images/${pizza}`, uses: 1, live: false },
    ]);
    expect(await labels({ used: 'unused' })).toEqual(['wine', 'caesar salad']);
    expect(await labels({ used: 'used' })).toEqual(['Pizza']);
    expect(await labels({ search: ' SALAD ' })).toEqual(['caesar salad']);
    const first = await list({ limit: 2 });
    expect([first.images.length, first.next]).toEqual([2, first.images[1]?.name]);
    const second = await list({ limit: 2, after: first.next });
    expect([second.images.map(({ label }) => label), second.next, second.counts]).toEqual([['Pizza'], null, null]);
    // Another company has none of them.
    const other = await makeCompany(server, { locations: ['Far'] });
    const stranger = await other.person({ permissions: ['manageMenus'] });
    const theirs = await stranger.client.images.list({ params: { companyId: other.id }, query: {} });
    expect(theirs.body).toMatchObject({ images: [] });
    const named = { params: { companyId: other.id, name: wine ?? '' } };
    const body = { ver: 0, label: 'x', alt: '' };
    expect(await stranger.client.images.uses(named)).toMatchObject({ status: 404 });
    expect(await stranger.client.images.edit({ ...named, body })).toMatchObject({ status: 404 });
    expect(await stranger.client.images.remove(named)).toMatchObject({ status: 404 });
  });

  it('[RULE.images.01] [RULE.language.06] says where one is used, as far as the reader reaches it, and what is live of it', async () => {
    const { company, owner, elm, list, usesOf, saveMenu, setAt } = await world();
    const [pizza, ours] = [await upload(company, owner, 'Pizza.png'), await upload(company, owner, 'Ours.png')];
    await saveMenu(0, pizza);
    await setAt('Elm', 0, { op: 'set', path: imagePath, value: `/api/images/${ours}` });
    await setAt('Oak', 0, { op: 'set', path: imagePath, value: `/api/images/${ours}` });
    const menu = await usesOf(pizza);
    expect(menu).toMatchObject({ total: 1, live: false, uses: [{ kind: 'menu', tenantId: null, path: imagePath }] });
    expect(menu.uses[0]?.subject).toMatch(/Image/);
    const spanish = await usesOf(pizza, { client: await spanishPageOf(server, owner.id) });
    expect(spanish.uses[0]?.subject).toMatch(/Imagen/);
    expect((await usesOf(ours)).uses.map(({ tenantId }) => tenantId).toSorted()).toEqual(
      [company.tenantId('Elm'), company.tenantId('Oak')].toSorted(),
    );
    expect((await usesOf(ours, elm)).uses.map(({ tenantId }) => tenantId)).toEqual([company.tenantId('Elm')]);
    const locationIds = [company.tenantId('Elm'), company.tenantId('Oak')];
    await owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } });
    await publishDue(server.context);
    await setAt('Elm', 1, { op: 'reset', path: imagePath });
    await setAt('Oak', 1, { op: 'reset', path: imagePath });
    expect(await usesOf(ours)).toMatchObject({ uses: [], total: 0, live: true });
    expect((await list({ used: 'used' })).images.map(({ label, uses, live }) => [label, uses, live])).toEqual([
      ['Ours', 0, true],
      ['Pizza', 1, true],
    ]);
  });

  it('[RULE.images.02] deletes only what no saved document, override or live publish names; a save that names it again brings it back', async () => {
    const { company, owner, labels, remove, saveMenu, setAt } = await world();
    const image = await upload(company, owner, 'Pizza.png');
    const refused = { status: 400, body: [{ code: 'IMAGE_IN_USE', path: 'name' }] };
    await saveMenu(0, image);
    expect(await remove(image)).toMatchObject(refused);
    await saveMenu(1, '');
    await setAt('Elm', 0, { op: 'set', path: imagePath, value: `/api/images/${image}` });
    expect(await remove(image)).toMatchObject(refused);
    const locationIds = [company.tenantId('Elm')];
    await owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } });
    await publishDue(server.context);
    await setAt('Elm', 1, { op: 'reset', path: imagePath });
    expect(await remove(image)).toMatchObject(refused);
    await owner.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } });
    await publishDue(server.context);
    expect(await remove(image)).toMatchObject({ status: 204 });
    expect(await remove(image)).toMatchObject({ status: 204 });
    expect(await labels()).toEqual([]);
    const entries = server.context.db.selectFrom('audit').select('subject').where('action', '=', 'image.delete');
    expect(await entries.where('company_id', '=', company.id).execute()).toEqual([{ subject: 'Pizza' }]);
    // What is restored from the history still shows it; a file that no revision names goes when nobody lists it.
    const unused = await upload(company, owner, 'Unused.png');
    const { context } = server;
    const orphans = async () => {
      const later = new Date(context.now().getTime() + 48 * 3_600_000);
      return (await orphanedImages(context.db, context.images, later)).map(({ name }) => name);
    };
    expect(await orphans()).not.toContain(unused);
    expect(await remove(unused)).toMatchObject({ status: 204 });
    expect(await orphans()).toContain(unused);
    expect(await orphans()).not.toContain(image);
    expect((await server.anonymous.images.read({ params: { name: image } })).status).toBe(200);
    await saveMenu(2, image);
    expect(await labels()).toEqual(['Pizza']);
  });

  it('[RULE.images.03] name and alternative text are changed by who may at the whole company, and not over a newer version', async () => {
    const { company, owner, elm, params, list } = await world();
    const name = await upload(company, owner, 'IMG_0042.png');
    const edit = ({ client }: TestPerson, ver: number, label: string, alt = 'A whole pizza') =>
      client.images.edit({ params: { ...params, name }, body: { ver, label, alt } });
    expect(await edit(elm, 0, 'Pizza')).toMatchObject({ status: 403 });
    expect((await list({}, elm)).mayEdit).toBe(false);
    const unnamed = { status: 400, body: [{ code: 'TOO_SMALL', path: '/body/label' }, { code: 'NAME' }] };
    expect(await edit(owner, 0, ' ')).toMatchObject(unnamed);
    expect(await edit(owner, 0, 'Pizza', 'x'.repeat(251))).toMatchObject({
      status: 400,
      body: [{ path: '/body/alt' }],
    });
    expect((await list()).images).toMatchObject([{ label: 'IMG_0042', ver: 0 }]);
    expect(await edit(owner, 0, 'Pizza', 'x'.repeat(250))).toMatchObject({ status: 200, body: { ver: 1 } });
    expect(await edit(owner, 0, 'Flatbread')).toMatchObject({ status: 409, body: [{ path: 'ver' }] });
    expect(await edit(owner, 1, 'Pizza')).toMatchObject({ status: 200, body: { label: 'Pizza', ver: 2, name } });
    const found = await list({ search: 'whole' });
    expect([found.mayEdit, found.images]).toMatchObject([true, [{ label: 'Pizza', alt: 'A whole pizza' }]]);
    expect(await elm.client.images.remove({ params: { ...params, name } })).toMatchObject({ status: 403 });
  });

  it('[RULE.images.13] finds them by name, alternative text and file, whatever case and accents, a page at a time', async () => {
    const { company, owner, list, labels, params } = await world();
    const name = await upload(company, owner, 'Crème brûlée.png');
    await upload(company, owner, 'IMG_0042.png');
    await upload(company, owner, 'IMGx0043.png');
    await owner.client.images.edit({ params: { ...params, name }, body: { ver: 0, label: 'Dessert', alt: '50% off' } });
    for (const search of ['creme BRULEE', 'Brûlée', 'dessert', '50%'])
      expect(await labels({ search })).toEqual(['Dessert']);
    // No character of it is a wildcard.
    expect(await labels({ search: 'img_' })).toEqual(['IMG_0042']);
    expect(await labels({ search: '%' })).toEqual(['Dessert']);
    const found = await list({ search: 'img', limit: 1 });
    expect([found.counts, found.next]).toEqual([{ matching: 2, total: 3, unused: 3 }, found.images[0]?.name]);
    const rest = await list({ search: 'img', limit: 1, after: found.next });
    expect([rest.images.map(({ label }) => label), rest.next]).toEqual([['IMG_0042'], null]);
    // Of another search it is not a place.
    const elsewhere = { params, query: { search: 'dessert', after: found.next ?? '' } };
    expect(await owner.client.images.list(elsewhere)).toMatchObject({ status: 404 });
  });

  it('[RULE.images.07] is replaced wherever it is saved, once and at once, under an address of its own, and keeps name and alternative text', async () => {
    const { company, owner, params, list, usesOf, saveMenu, setAt } = await world();
    const [old, fresh] = [await upload(company, owner, 'old.png'), await upload(company, owner, 'fall.png')];
    const named = { params: { ...params, name: old } };
    await owner.client.images.edit({ ...named, body: { ver: 0, label: 'Pizza', alt: 'A whole pizza' } });
    await saveMenu(0, old);
    await setAt('Elm', 0, { op: 'set', path: '/departments/[d9]/info/imageId', value: `/api/images/${old}` });
    await setAt('West', 0, { op: 'set', path: '/departments/[d0]/info/imageId', value: `/api/images/${old}` });
    const themes = '/posDesign/themes/[night]';
    const slides = [`/api/images/${old}`, `/api/images/${fresh}`];
    const theme = {
      ...(initial(themesField) as object),
      id: 'night',
      name: 'Night',
      rearDisplayCarouselImagesImageUrls: slides,
    };
    const edits = [{ op: 'add' as const, path: themes, value: theme, after: null }];
    const places = [{ tenantId: company.id, ver: 0, edits }];
    const added = await owner.client.overrides.set({ params: { id: company.id }, body: { kind: 'settings', places } });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const { seen, total } = await usesOf(old);
    expect(total).toBe(4);
    const replace = (given: object = {}, key?: string, { client } = owner) =>
      client.images.replace(
        { ...named, body: { by: fresh, seen, ...given } },
        ...(key === undefined ? [] : [{ idempotencyKey: key }]),
      );
    for (const by of [old, `${'a'.repeat(43)}.png`])
      expect(await replace({ by })).toMatchObject({ status: 400, body: [{ code: 'UNKNOWN_IMAGE', path: '/body/by' }] });
    // A save since it was shown.
    await setAt('West', 1, { op: 'set', path: '/departments/[d0]/info/displayName', value: 'Pies' });
    expect(await replace()).toMatchObject({ status: 409, body: [{ path: 'seen' }] });
    // Who may not override menus changes nothing, at no place.
    const now = { seen: (await usesOf(old)).seen };
    const base = await company.person({ permissions: ['accessConfigurationOptions'] });
    expect(await replace(now, 'b', base)).toMatchObject({ status: 403 });
    expect((await usesOf(old)).total).toBe(total);
    for (const _ of [1, 2])
      expect(await replace(now, 'once')).toMatchObject({ status: 200, body: { replaced: total } });
    expect([(await usesOf(old)).total, (await usesOf(fresh)).total]).toEqual([0, total]);
    expect((await usesOf(fresh)).uses.map(({ tenantId, path }) => [tenantId, path])).toContainEqual([
      company.tenantId('West'),
      '/departments/[d0]/info/imageId',
    ]);
    const images = (await list()).images.map(({ name, label, alt, uses }) => [name, label, alt, uses]);
    expect(images).toEqual([
      [fresh, 'Pizza', 'A whole pizza', total],
      [old, 'Pizza', 'A whole pizza', 0],
    ]);
  });

  it('[RULE.images.04] of uploads past the server those are listed that arrived, and the others are forgotten when their address ends', async () => {
    const store = await openObjectStore();
    const config = { imagesUrl: store.url };
    const images = await createImageStore({ ...server.context.config, ...config });
    const elsewhere = await openTestServer({ database, config, images });
    // The store has its own clock, and checks the time in an address.
    elsewhere.clock.pass(Date.now() - elsewhere.clock.now().getTime());
    const company = await makeCompany(elsewhere, { locations: [] });
    const { client } = await company.person({ permissions: ['manageMenus'] });
    const params = { companyId: company.id };
    const ask = async (fileName: string) => {
      const query = { fileName, contentType: 'image/png' as const, size: png.length };
      const asked = await client.images.uploadUrl({ params, query });
      if (asked.status !== 200) throw new Error(String(asked.status));
      return asked.body.signedUrl;
    };
    const labels = async () => {
      const answer = await client.images.list({ params, query: {} });
      return answer.status === 200 ? answer.body.images.map(({ label }) => label) : answer;
    };
    const signed = await ask('Pizza.png');
    await ask('never.png');
    expect(await labels()).toEqual([]);
    const headers = { 'content-type': 'image/png' };
    expect((await fetch(signed, { method: 'PUT', headers, body: Uint8Array.from(png) })).status).toBe(200);
    expect(await labels()).toEqual(['Pizza']);
    const rows = () => elsewhere.context.db.selectFrom('image').select('label').orderBy('label').execute();
    expect(await rows()).toEqual([{ label: 'Pizza' }, { label: 'never' }]);
    elsewhere.clock.pass(900_001);
    expect(await labels()).toEqual(['Pizza']);
    expect(await rows()).toEqual([{ label: 'Pizza' }]);
    await elsewhere.close();
    await store.close();
  });

  it('[RULE.images.07] of an object store is replaced by one that arrived there, and by none that did not', async () => {
    const store = await openObjectStore();
    const config = { imagesUrl: store.url };
    const images = await createImageStore({ ...server.context.config, ...config });
    const elsewhere = await openTestServer({ database, config, images });
    elsewhere.clock.pass(Date.now() - elsewhere.clock.now().getTime());
    const company = await makeCompany(elsewhere, { locations: [] });
    const menuId = await giveMenu(elsewhere, company);
    const { client } = await company.person({ permissions: ['accessConfigurationOptions', 'manageMenus'] });
    const params = { companyId: company.id };
    const ask = async (fileName: string, bytes: Uint8Array<ArrayBuffer>) => {
      const query = { fileName, contentType: 'image/png' as const, size: bytes.length };
      const asked = await client.images.uploadUrl({ params, query });
      if (asked.status !== 200) throw new Error(String(asked.status));
      const { signedUrl, tccUrl } = asked.body;
      const put = () => fetch(signedUrl, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: bytes });
      return { name: tccUrl.split('/').at(-1) ?? '', put };
    };
    // What a crop makes is a file of its own.
    const cropped = Uint8Array.from([...png, 0]);
    const [old, fresh] = [await ask('whole.png', Uint8Array.from(png)), await ask('cropped.png', cropped)];
    expect((await old.put()).status).toBe(200);
    const menu = JSON.parse(JSON.stringify(twoDepartments(1)));
    menu.departments[0].items[0].info.imageId = `/api/images/${old.name}`;
    const body = { id: menuId, ver: 0, menuBlob: JSON.stringify(menu) };
    expect((await client.menus.saveBase({ params, body })).status).toBe(200);
    const seen = async (name: string) => {
      const answer = await client.images.uses({ params: { ...params, name } });
      return answer.status === 200 ? answer.body : { seen: '', total: answer.status };
    };
    const replace = async () =>
      client.images.replace({
        params: { ...params, name: old.name },
        body: { by: fresh.name, seen: (await seen(old.name)).seen },
      });
    expect(await replace()).toMatchObject({ status: 400, body: [{ code: 'UNKNOWN_IMAGE', path: '/body/by' }] });
    expect((await fresh.put()).status).toBe(200);
    expect(await replace()).toMatchObject({ status: 200, body: { replaced: 1 } });
    expect([(await seen(old.name)).total, (await seen(fresh.name)).total]).toEqual([0, 1]);
    const shown = await elsewhere.server.inject({ method: 'GET', url: `/api/images/${fresh.name}` });
    const stored = await fetch(String(shown.headers.location));
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(cropped);
    await elsewhere.close();
    await store.close();
  });
});
