// First visits over a slow line: 50 kB a second, 400 ms before each response, a quarter of the processor. For sign-in,
// the list of employees and a form of settings: when something is painted, when the frame is there, when the first
// field takes input; requests, the waves in which they leave, and bytes.
// npm --prefix bench/web run slow-line [-- --waterfall] [-- --fast] [-- --pictures=<folder>]
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSmallest, sized } from '../server/size.mjs';
import { openConsole } from './console.mjs';
import { slowVisit } from './slow-visit.mjs';

const option = name => process.argv.find(argument => argument.startsWith(`--${name}`));
const pictures = option('pictures=')?.split('=')[1];
const rounds = Number(option('rounds=')?.split('=')[1] ?? sized(3, 1));
const line = option('fast') || isSmallest ? null : { bytesPerSecond: 51_200, latencyMs: 400, processor: 4 };

const house = await openConsole(option('web=')?.split('=')[1]);
try {
  const context = await house.browser.newContext();
  const data = { email: 'priya@sorrel.example', password: 'a-password-for-benches-only' };
  const headers = { 'x-commissary': '1' };
  const answer = await context.request.post(`${house.address}/api/session/login`, { headers, data });
  const { companyId } = await answer.json();
  const { cookies } = await context.request.storageState();
  const at = path => `${house.address}${path}?${new URLSearchParams({ companyId, locationId: '' })}`;
  const visits = [
    { name: 'sign-in', address: `${house.address}/login`, field: '#root form input' },
    { name: 'home', address: at('/home'), field: '#root main a', cookies },
    { name: 'employees', address: at('/employees'), field: '#root main tbody tr', cookies },
    { name: 'settings form', address: at('/locationSettings/orderTypes'), field: '#root main input', cookies },
  ];
  if (pictures) await mkdir(pictures, { recursive: true });
  for (const visit of visits.filter(({ name }) => name.startsWith(option('only=')?.split('=')[1] ?? ''))) {
    const seen = [];
    for (let round = 0; round < rounds; round++)
      seen.push(
        await slowVisit(house.browser, visit, line, pictures && round === 0 ? join(pictures, visit.name) : null),
      );
    // Other load of the machine only adds.
    const least = key => Math.min(...seen.map(one => one[key]));
    const [last] = seen.slice(-1);
    console.log(
      `${visit.name.padEnd(14)} painted ${least('painted')} ms, frame ${least('frame')} ms, field ${least('field')} ms, ` +
        `${last.files.length} requests in ${last.waves} waves, ${Math.round(last.bytes / 100) / 10} kB until the field`,
    );
    if (option('waterfall'))
      for (const { path, start, end, bytes } of last.files)
        console.log(`   ${String(start).padStart(6)} ${String(end).padStart(6)} ${String(bytes).padStart(7)}  ${path}`);
  }
} finally {
  await house.close();
}
