import { expect } from 'vitest';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import type { databases } from '../../apps/server/src/testing/test-database.ts';
import { giveMenu } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer } from '../../apps/server/src/testing/test-server.ts';
import { type WireClient, wireClient } from './wire-client.ts';

const password = 'kitchen 42';

/** A real server on a port, with a company of one group, two locations and a menu; nothing was saved there yet. */
export interface WireWorld {
  readonly companyId: string;
  readonly groupId: string;
  /** In the group. */
  readonly elm: string;
  /** In no group. */
  readonly oak: string;
  readonly menuId: string;
  /** An administrator of the company, and its manager of companies, who is company staff. */
  readonly admin: { readonly id: string; readonly email: string };
  readonly staff: { readonly email: string };
  readonly password: string;
  client(): WireClient;
  /** A client that is signed in. */
  signedIn(who?: 'admin' | 'staff'): Promise<WireClient>;
  /** What a publish does at its time. */
  publishDue(): Promise<void>;
  close(): Promise<void>;
}

export const openWireWorld = async (database: (typeof databases)[number]): Promise<WireWorld> => {
  const server = await openTestServer({ database });
  const address = await server.listen();
  const company = await makeCompany(server, { groups: { West: ['Elm'] }, locations: ['Oak'] });
  const menuId = await giveMenu(server, company);
  const admin = await company.person({ permissions: ['companyAdmin', 'company-owner'], password });
  const provider = await makeCompany(server, { provider: true });
  const staff = await provider.person({ permissions: ['addCompanies', 'editCompanies'], on: 'everywhere', password });
  const client = () => wireClient(address);
  return {
    companyId: company.id,
    groupId: company.tenantId('West'),
    elm: company.tenantId('Elm'),
    oak: company.tenantId('Oak'),
    ...{ menuId, admin, staff, password, client },
    signedIn: async (who = 'admin') => {
      const one = client();
      const { email } = who === 'admin' ? admin : staff;
      const answer = await one.post('/api/session/login', { email, password, companyId: company.id });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return one;
    },
    publishDue: async () => void (await publishDue(server.context)),
    close: () => server.close(),
  };
};
