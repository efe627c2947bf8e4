import type { Employment } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

/** As the call takes them, the id of the job type as it is stored or as text. */
const pairs = (of: Readonly<Record<string, string | number>>, idOf: (key: string) => string | number = String) =>
  Object.entries(of).map(([key, departmentId]) => ({ jobTypeId: idOf(key), departmentId }));

describe.each(databases)('the departments of job types on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const params = { id: company.id };
    const read = async () => {
      const answer = await client.employment.base({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error(`Not read: ${answer.status}`);
      const { ver, locationBlob } = answer.body;
      // The kind of the document says what its values are.
      const { jobTypes } = locationBlob as unknown as Employment;
      return { ver, departments: jobTypes.map(({ departmentId }) => departmentId) };
    };
    const put = (jobTypeDepartment: Record<string, string | number>, as = client) =>
      as.labor.jobTypeDepartment({ params, body: pairs(jobTypeDepartment) });
    return { company, client, read, put };
  };

  it('[CALL.companies.jobTypeDepartment] are stored in the employment document, as one of its saves', async () => {
    const { company, client, read, put } = await world();
    expect(await read()).toMatchObject({ ver: 0, departments: [2, 4, 1, 2] });
    expect(await put({ 1: '3', 4: 1 })).toEqual({
      status: 200,
      body: { ver: 1, jobTypeDepartment: pairs({ 1: 3, 2: 4, 3: 1, 4: 1 }, Number) },
    });
    expect(await read()).toEqual({ ver: 1, departments: [3, 4, 1, 1] });
    // The same again is no change.
    expect(await put({ 1: 3 })).toMatchObject({ status: 200, body: { ver: 1 } });
    const timeline = await client.history.timeline({
      params: { kind: 'employment', companyId: company.id },
      query: {},
    });
    expect(timeline).toMatchObject({
      status: 200,
      body: { entries: [expect.objectContaining({ version: 1 })] },
    });
  });

  it('[CALL.companies.jobTypeDepartment] names what it does not know, and changes nothing then', async () => {
    const { company, client, read, put } = await world();
    expect(await put({ 1: 3, 9: 1 })).toEqual({
      status: 400,
      body: [{ code: 'UNKNOWN_JOB_TYPE', path: '/body/1/jobTypeId' }],
    });
    expect(await put({ 1: 77 })).toEqual({
      status: 400,
      body: [{ code: 'UNKNOWN_DEPARTMENT', path: '/body/0/departmentId' }],
    });
    const twice = [...pairs({ 1: 3 }), ...pairs({ 1: 1 })];
    expect(await client.labor.jobTypeDepartment({ params: { id: company.id }, body: twice })).toEqual({
      status: 400,
      body: [{ code: 'NAMED_TWICE', path: '/body/1/jobTypeId' }],
    });
    expect(await read()).toMatchObject({ ver: 0 });
  });

  it('[CALL.companies.jobTypeDepartment] needs the permission to configure the company', async () => {
    const { company, put } = await world();
    const { client: clerk } = await company.person({ permissions: ['editLocation'] });
    const { client: manager } = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    const { client: stranger } = await (await makeCompany(server)).person({ permissions: ['company-owner'] });
    expect((await put({ 1: 3 }, clerk)).status).toBe(403);
    expect((await put({ 1: 3 }, manager)).status).toBe(403);
    expect((await put({ 1: 3 }, stranger)).status).toBe(404);
  });
});
