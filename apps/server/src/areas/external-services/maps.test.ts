import { describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer } from '../../testing/test-server.ts';

describe.each(databases)('maps on %s', database => {
  it('return the map tiles to every signed-in user, and find addresses for users who may change the settings', async () => {
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    const config = { mapTiles: tiles, mapAttribution: 'Map Makers' };
    const server = await openTestServer({ database, config });
    const company = await makeCompany(server);
    const { client } = await company.person({ permissions: ['locationSettings'] });
    const { client: other } = await company.person({ permissions: ['manageMenus'] });
    const body = { tiles, attribution: 'Map Makers', findsAddresses: false };
    expect(await client.maps.settings()).toEqual({ status: 200, body });
    expect((await server.anonymous.maps.settings()).status).toBe(401);
    const request = { params: { companyId: company.id }, query: { address: '131 N Clinton St.' } };
    expect(await client.maps.find(request)).toEqual({
      status: 200,
      body: { places: [], problem: 'NOT_CONFIGURED' },
    });
    expect((await other.maps.find(request)).status).toBe(403);
    await server.close();
  });
});
