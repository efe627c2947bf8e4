import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '../../scripts/setup/repository.mjs';
import { builtServer } from '../../scripts/setup/server-build.mjs';
import { serverFlags } from '../../scripts/setup/server-flags.mjs';

const password = 'a-password-for-benches-only';
const limitMs = 120_000;

/** A real server with a new sample company, on the embedded database. */
export async function startServer(web, template) {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-bench-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    COMMISSARY_DATA: join(folder, 'data'),
    COMMISSARY_SAMPLE_PASSWORD: password,
    COMMISSARY_WEB: web,
    COMMISSARY_TEMPLATE: template,
  };
  const child = spawn(process.execPath, [...serverFlags, join(await builtServer(), 'main.js')], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  return { address: await addressPrinted(child), stop };
}

function addressPrinted(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => reject(new Error(`The server is not ready. It said:\n${output}`)), limitMs);
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text;
      const address = /https?:\/\/[\w.[\]-]+:\d+/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(limit);
      resolve(address);
    });
    child.on('exit', code => reject(new Error(`The server ended with code ${code}. It said:\n${output}`)));
  });
}

const headers = { 'x-commissary': '1' };

const body = async answer => {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** Saves the company's menu with a change, as the console does; returns its id. */
export async function changeMenu(request, address, companyId, change) {
  const menus = `${address}/api/menus/company/${companyId}`;
  const [{ id }] = await body(await request.get(menus, { headers }));
  const { ver, menuBlob } = await body(await request.get(`${menus}/${id}`, { headers }));
  const changed = change(typeof menuBlob === 'string' ? JSON.parse(menuBlob) : menuBlob);
  const compressed = gzipSync(JSON.stringify({ id, ver, menuBlob: JSON.stringify(changed) }));
  const stream = { ...headers, 'content-type': 'application/octet-stream' };
  await body(await request.put(menus, { headers: stream, data: compressed }));
  return id;
}

/** Signs the owner in and saves the menu, and an override of a location, as the console does. */
export async function saveMenu(request, address, menu, changes) {
  const data = { email: 'priya@sorrel.example', password };
  const user = await body(await request.post(`${address}/api/session/login`, { headers, data }));
  const id = await changeMenu(request, address, user.companyId, () => menu);
  const { id: locationId } = user.accessibleTenants.find(({ type }) => type === 'LOCATION');
  const own = `${address}/api/menus/location/${locationId}/${id}`;
  const { baseVer, override, groupOverride } = await body(await request.get(own, { headers }));
  const list = {
    overrideId: override.id,
    overrideVer: override.ver,
    groupOverrideVer: groupOverride?.ver ?? null,
    baseVer,
    changes,
  };
  await body(await request.post(`${own}?overrideVer=${override.ver}`, { headers, data: list }));
  return { companyId: user.companyId, locationId };
}
