import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('when locations close on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[RULE.out.02] is by the hours that are live, within reach, and not known before the first publish', async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak', 'Pine'] });
    await giveMenu(server, company);
    const ids = ['Elm', 'Oak', 'Pine'].map(company.tenantId);
    const [elm = '', oak = ''] = ids;
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const week = [0, 1, 2, 3, 4, 5, 6].map(day => ({ id: `d${day}`, dayOfWeek: day, startTime: 0, endOffset: 79_200 }));
    const edits = week.map(value => ({
      op: 'add' as const,
      path: `/hours/inStore/[${value.id}]`,
      value,
      after: null,
    }));
    const save = (tenantId: string) =>
      client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places: [{ tenantId, ver: 0, edits }] },
      });
    expect(await save(elm)).toMatchObject({ status: 200 });
    await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm, oak] } });
    await publishDue(server.context);
    expect(await save(oak)).toMatchObject({ status: 200 });
    const closings = async (by = client) => {
      const answer = await by.home.closings({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return new Map(answer.body.map(({ locationId, at }) => [locationId, clock.format(at)]));
    };
    const clock = new Intl.DateTimeFormat('en', { timeZone: 'America/Chicago', timeStyle: 'short' });
    expect(await closings()).toEqual(
      new Map([
        [elm, expect.stringMatching(/^10:00\sPM$/)],
        [oak, expect.stringMatching(/^4:00\sAM$/)],
      ]),
    );
    const manager = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    expect([...(await closings(manager.client)).keys()]).toEqual([elm]);
  });
});
