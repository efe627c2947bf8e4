import { errorText } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openTestService, serviceAddress, type TestService } from '../../testing/test-service.ts';

describe.each(databases)('the online-ordering service on %s', database => {
  let server: TestServer;
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
    const config = { onlineServiceUrl: serviceAddress };
    server = await openTestServer({ database, config, outgoing: service.outgoing });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const world = async (on = server) => {
    const company = await makeCompany(on, { locations: ['Elm'] });
    const { client } = await company.person({ permissions: ['HAS_TOL_ADMIN_ACCESS'], on: 'Elm' });
    const id = company.tenantId('Elm');
    const deeds = async () =>
      (
        await on.context.db
          .selectFrom('audit')
          .select(['action', 'subject', 'place_id'])
          .where('company_id', '=', company.id)
          .where('action', 'like', 'online.%')
          .orderBy('id')
          .execute()
      ).map(({ action, subject, place_id }) => `${action} ${subject} ${place_id === id}`);
    return { company, client, id, params: { id }, deeds };
  };

  it('[RULE.onlineDesign.03] [CALL.slice.cutover.get] [CALL.slice.cutover.post] [ENT.OnlineCutover] the cutover of a location is read and set at the service', async () => {
    const { client, id, params, deeds } = await world();
    service.heard.length = 0;
    service.answers({ tccId: id, cutover: false });
    expect(await client.slice.cutover({ params })).toEqual({
      status: 200,
      body: { tccId: id, cutOver: false },
    });
    service.answers(undefined);
    expect(await client.slice.cutOver({ params })).toEqual({ status: 200, body: { tccId: id, cutOver: true } });
    expect(service.heard).toEqual([`GET /api/slice/cutover?tccId=${id}`, `POST /api/slice/cutover {"tccId":"${id}"}`]);
    expect(await deeds()).toEqual(['online.cut-over Elm true']);
  });

  it('[RULE.onlineDesign.04] [CALL.slice.creditCard.delete] stored cards of a location are deleted at the service', async () => {
    const { client, id, params, deeds } = await world();
    service.heard.length = 0;
    service.answers({});
    expect(await client.slice.deleteCards({ params })).toEqual({ status: 200, body: true });
    expect(service.heard).toEqual([`DELETE /api/slice/tcc/creditCard/${id}`]);
    expect(await deeds()).toEqual(['online.delete-cards Elm true']);
  });

  it('audits nothing when the service rejects it', async () => {
    const { client, params, deeds } = await world();
    service.answers(null);
    const failed = { status: 400, body: [{ code: 'SERVICE_FAILED' }] };
    expect(await client.slice.cutover({ params })).toMatchObject(failed);
    expect(await client.slice.cutOver({ params })).toMatchObject(failed);
    expect(await client.slice.deleteCards({ params })).toMatchObject(failed);
    expect(await deeds()).toEqual([]);
    expect(errorText('SERVICE_FAILED')).toMatch(/Try again/);
  });

  it('returns an error when no service is configured', async () => {
    const bare = await openTestServer({ database });
    const { client, id, params } = await world(bare);
    expect(await client.slice.cutover({ params })).toEqual({ status: 200, body: { tccId: id, cutOver: null } });
    const refused = { status: 400, body: [{ code: 'NOT_CONFIGURED' }] };
    expect(await client.slice.cutOver({ params })).toMatchObject(refused);
    expect(await client.slice.deleteCards({ params })).toMatchObject(refused);
    await bare.close();
  });
});
