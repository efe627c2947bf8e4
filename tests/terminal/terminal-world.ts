import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documents, initialDocument, type Menu, type MenuDepartment, type MenuItem } from '@commissary/catalog';
import { fieldAt, initial } from '@commissary/schema';
import type { ServerConfig } from '../../apps/server/src/config/index.ts';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import { giveMenu, settingsWith } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer } from '../../apps/server/src/testing/test-server.ts';
import { sendCheckIn, type Terminal } from '../../apps/terminal/src/check-in.ts';
import { type Configuration, nothing } from '../../apps/terminal/src/configuration.ts';
import { openDisk } from '../../apps/terminal/src/disk.ts';
import { serverApi } from '../../apps/terminal/src/server-api.ts';
import { limits } from '../time-limits.ts';
import { startFaultyProxy } from './faulty-proxy.ts';

const blank = (path: string): unknown => {
  const field = fieldAt(documents.menu.field, path);
  if (field === undefined) throw new Error(path);
  return initial(field);
};

/** A menu of several parts that contains the number of its publish. */
export const menuOf = (token: number, dishes = 12): Menu => {
  const item = blank('/departments/[d]/items/[i]') as MenuItem;
  const department = blank('/departments/[d]') as MenuDepartment;
  const named = (id: string): MenuDepartment => ({
    ...department,
    id,
    info: { ...department.info, name: `${id} ${token}` },
    items: Array.from({ length: dishes }, (_, i) => ({
      ...item,
      id: `${id}-${i}`,
      info: { ...item.info, name: `Dish ${i}` },
    })),
  });
  return { ...initialDocument('menu'), departments: [named('pizza'), named('drinks'), named('bread')] };
};

/** A location with a terminal, a proxy between it and the server, and a function that publishes. */
export const openWorld = async (
  database = databases[0] ?? 'pglite',
  dishes = 12,
  config: Partial<ServerConfig> = {},
) => {
  const server = await openTestServer({ database, config });
  const road = await startFaultyProxy(await server.listen());
  const folder = await mkdtemp(join(tmpdir(), 'commissary-terminal-'));
  const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
  const menuId = await giveMenu(server, company);
  const { client } = await company.person({ permissions: ['companyAdmin'] });
  const elm = company.tenantId('Elm');
  const created = await client.tenants.createCredential({
    params: { companyId: company.id, locationId: elm },
    body: { name: 'Counter' },
  });
  if (created.status !== 200) throw new Error(`${created.status}`);
  const credential = `${created.body.clientId}.${created.body.secret}`;

  let version = 0;
  /** Menu and settings contain the same token in every publish. */
  const save = async (token: number): Promise<void> => {
    const settings = settingsWith({ issueServerBankOfAmount: `${token}.00` });
    const one = await client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: version, settingsBlob: { ...settings } },
    });
    const two = await client.menus.saveBase({
      params: { companyId: company.id },
      body: { id: menuId, ver: version, menuBlob: JSON.stringify(menuOf(token, dishes)) },
    });
    if (one.status !== 200 || two.status !== 200) throw new Error(`${JSON.stringify([one, two])}`);
    version += 1;
  };
  const publish = async (token: number, locationId = elm): Promise<void> => {
    await save(token);
    const start = await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [locationId] } });
    if (start.status !== 200) throw new Error(`${JSON.stringify(start)}`);
    await publishDue(server.context);
  };
  /** The same, to go live at a time. */
  const schedule = async (token: number, at: number): Promise<void> => {
    await save(token);
    const body = { action: 'PUBLISH' as const, locationIds: [elm], syncDateMillis: at };
    const start = await client.syncLocations.start({ body });
    if (start.status !== 200) throw new Error(`${JSON.stringify(start)}`);
  };
  const publishEmployment = async (): Promise<void> => {
    await client.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [elm] } });
    await publishDue(server.context);
  };

  const terminal = (at = folder): Terminal => ({
    api: serverApi(road.address, credential, limits.wait),
    disk: openDisk(at),
    deviceId: 'counter-1',
    softwareVersion: '1.2.3',
    now: () => server.clock.now().getTime(),
  });
  /**
   * One check-in of a terminal that starts from its disk; returns the configuration it runs afterwards, read from the
   * disk again.
   */
  const visit = async (one = terminal()): Promise<{ readonly error: unknown; readonly runs: Configuration }> => {
    let error: unknown = null;
    await sendCheckIn(one, one.disk.load(), () => undefined).catch(trouble => {
      error = trouble;
    });
    return { error, runs: one.disk.load() };
  };
  const close = async (): Promise<void> => {
    await road.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    server,
    road,
    folder,
    company,
    client,
    credential,
    elm,
    menuId,
    publish,
    schedule,
    publishDue: () => publishDue(server.context),
    publishEmployment,
    terminal,
    visit,
    close,
  };
};

/**
 * The token of the running configuration: one number, or an error if menu and settings are of different publishes or
 * incomplete.
 */
export const tokenOf = (runs: Configuration): number | null => {
  if (runs === nothing || runs.running.length === 0) return null;
  const document = (kind: string) => runs.running.find(one => one.kind === kind)?.document;
  const menu = document('menu') as Menu;
  const settings = document('settings') as ReturnType<typeof settingsWith>;
  const tokens = new Set([
    Number(settings.tableSettings.issueServerBankOfAmount),
    ...menu.departments.map(({ info }) => Number(info.name.split(' ')[1])),
  ]);
  const [token] = tokens;
  if (tokens.size !== 1 || token === undefined || menu.departments.length !== 3)
    throw new Error(`Half a configuration: ${JSON.stringify([...tokens])}`);
  return token;
};
