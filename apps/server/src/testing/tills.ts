import type { TestClient } from './test-client.ts';
import type { TestCompany } from './test-company.ts';
import type { TestServer } from './test-server.ts';

/** Terminals that have checked in, one for each location, connected when somebody asks for it. */
export const openTills = (server: TestServer) => {
  const tills = new Map<string, TestClient>();
  return async (company: TestCompany, name: string): Promise<TestClient> => {
    const locationId = company.tenantId(name);
    const known = tills.get(locationId);
    if (known !== undefined) return known;
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const made = await client.tenants.createCredential({
      params: { companyId: company.id, locationId },
      body: { name: 'Counter' },
    });
    if (made.status !== 200) throw new Error(`${made.status}`);
    const till = server.terminal(made.body);
    await till.terminal.checkIn({ body: { deviceId: 'till', softwareVersion: '9.1', runs: [] } });
    tills.set(locationId, till);
    return till;
  };
};
