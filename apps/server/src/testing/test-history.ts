import { initialDocument, type LocationSettings } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import type { Permission } from '@commissary/domain';
import { publishDue } from '../services/publishing/publish-due.ts';
import type { TestClient } from './test-client.ts';
import { makeCompany } from './test-company.ts';
import { giveMenu } from './test-documents.ts';
import type { TestServer } from './test-server.ts';

const permissions: readonly Permission[] = ['accessConfigurationOptions', 'manageMenus', 'payroll'];

/**
 * A company whose settings are saved and published repeatedly; each action a second later, a publish a minute later.
 */
export const historyWorld = async (server: TestServer) => {
  const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Pine'] });
  await giveMenu(server, company);
  const kim = await company.person({ name: 'Kim Editor', permissions });
  const documentId = `settings-${company.id}`;
  const params = { kind: 'settings' as const, companyId: company.id };
  const versions = new Map<string, number>();
  const next = (layer: string): number => {
    const version = versions.get(layer) ?? 0;
    versions.set(layer, version + 1);
    server.clock.pass(1000);
    return version;
  };
  return {
    company,
    client: kim.client,
    kim,
    params,
    now: () => server.clock.now().getTime(),
    saveBase: async (sections: Partial<LocationSettings>, by: TestClient = kim.client) => {
      const body = { id: documentId, ver: next('base'), settingsBlob: { ...initialDocument('settings'), ...sections } };
      refuseAllBut200(await by.settings.saveBase({ params: { id: company.id }, body }));
    },
    saveAt: async (tenant: string, changes: readonly Change[], by: TestClient = kim.client) => {
      const id = company.tenantId(tenant);
      const overrideId = `${documentId}.${id}`;
      const list = { overrideId, overrideVer: next(tenant), groupOverrideVer: null, baseVer: 0, changes: [...changes] };
      refuseAllBut200(await by.settings.saveOverride({ params: { id }, body: list }));
    },
    publish: async (names: readonly string[], by: TestClient = kim.client): Promise<number> => {
      server.clock.pass(60_000);
      await by.syncLocations.start({ body: { action: 'PUBLISH', locationIds: names.map(company.tenantId) } });
      await publishDue(server.context);
      return server.clock.now().getTime();
    },
    timeline: async (query: Record<string, unknown>, by: TestClient = kim.client) => {
      const { body } = refuseAllBut200(await by.history.timeline({ params, query }));
      return { ...body, saves: body.entries.filter(entry => entry.is === 'save') };
    },
  };
};

const refuseAllBut200 = <A extends { readonly status: number }>(answer: A): Extract<A, { status: 200 }> => {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer)}`);
  return answer as Extract<A, { status: 200 }>;
};
