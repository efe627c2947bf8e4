import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

interface At {
  readonly companyId: string;
  readonly elm: string;
  readonly menuId?: string;
}

const path = '/departments';
const places = ({ elm }: At) => [{ tenantId: elm, ver: 0, edits: [{ op: 'reset' as const, path }] }];
const named = ({ menuId }: At) => ({ ...(menuId !== undefined && { menuId }) });
const ofMenu = ({ companyId }: At) => ({ kind: 'menu' as const, companyId });

/** Every call that names a document by its kind, and the menu in its query or body. */
const calls = {
  'history.list': ({ client }: TestPerson, at: At) =>
    client.history.list({ params: ofMenu(at), query: { tenantId: at.elm, path, ...named(at) } }),
  'history.latest': ({ client }: TestPerson, at: At) =>
    client.history.latest({ params: ofMenu(at), query: { tenantId: at.elm, ...named(at) } }),
  'history.timeline': ({ client }: TestPerson, at: At) =>
    client.history.timeline({ params: ofMenu(at), query: { tenantId: at.elm, ...named(at) } }),
  'overrides.layers': ({ client }: TestPerson, at: At) =>
    client.overrides.layers({
      params: { id: at.companyId },
      body: { kind: 'menu', tenantIds: [at.elm], ...named(at) },
    }),
  'overrides.previewSet': ({ client }: TestPerson, at: At) =>
    client.overrides.previewSet({
      params: { id: at.companyId },
      body: { kind: 'menu', places: places(at), ...named(at) },
    }),
  'overrides.previewPromotion': ({ client }: TestPerson, at: At) =>
    client.overrides.previewPromotion({
      params: { id: at.elm },
      body: { kind: 'menu', paths: [path], to: 'COMPANY', ...named(at) },
    }),
};

describe.each(databases)('a call about a menu on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it.each(Object.keys(calls) as (keyof typeof calls)[])('%s names which one', async name => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const menuId = await giveMenu(server, company);
    const owner = await company.person({ permissions: ['companyAdmin'] });
    const at = { companyId: company.id, elm: company.tenantId('Elm') };
    expect(await calls[name](owner, at)).toMatchObject({ status: 400, body: [{ code: 'missing', path: 'menuId' }] });
    const answer = await calls[name](owner, { ...at, menuId });
    // Nothing is set at Elm that could be promoted.
    expect(answer).toMatchObject(
      name === 'overrides.previewPromotion' ? { body: [{ code: 'NOTHING_SET' }] } : { status: 200 },
    );
    expect(await calls[name](owner, { ...at, menuId: 'of-nobody' })).toMatchObject({ status: 404 });
  });
});
