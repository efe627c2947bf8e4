import { isCounted, isSmallest, roundsAfterFirst } from '../server/size.mjs';
import { coldVisit, plainPages } from './cold-pages.mjs';
import { median } from './measure.mjs';

const rounds = roundsAfterFirst(7);
const listed = 25;
const inputs = 10;
const slowNetwork = isSmallest ? null : { bytesPerSecond: 400_000 / 8, latencyMs: 300 };

const row = {
  selector: '#root main tbody tr, #root main [data-location], #root main li a[href^="/locations/"]',
  count: listed,
};
const input = { selector: '#root main input', count: inputs };
const signIn = { selector: '#root form button[type="submit"]', count: 1 };

/** Visits with an empty cache: of a list and a form beside plain pages of the same files, and on a slow network. */
export async function coldVisits(browser, request, server, companyId) {
  await addLocations(request, server, companyId);
  const cookies = (await request.storageState()).cookies;
  const at = path => `${server}${path}?${new URLSearchParams({ companyId, locationId: '' })}`;
  const [list, form] = [at('/locations'), at('/locationSettings/orderTypes')];
  const site = await plainPages();
  try {
    return {
      list: await besidePlain(browser, site, 'list', { address: list, cookies, ready: row, element: 'li' }),
      form: await besidePlain(browser, site, 'form', { address: form, cookies, ready: input, element: 'input' }),
      slow: {
        signIn: await coldVisit(browser, `${server}/login`, { ready: signIn, network: slowNetwork }),
        list: await coldVisit(browser, list, { cookies, ready: row, network: slowNetwork }),
        form: await coldVisit(browser, form, { cookies, ready: input, network: slowNetwork }),
      },
    };
  } finally {
    site.stop();
  }
}

async function besidePlain(browser, site, name, { address, cookies, ready, element }) {
  const times = { console: [], plain: [] };
  let page;
  let requests = 0;
  for (let round = 0; round <= rounds; round++) {
    const visit = await coldVisit(browser, address, { cookies, ready });
    page ??= site.add(name, visit.files, { element, count: ready.count });
    const plain = await coldVisit(browser, page, { ready: { selector: `body > ${element}`, count: ready.count } });
    requests = visit.files.length;
    // The first visit warms the server and the database.
    if (!isCounted(round)) continue;
    times.console.push(visit.ready);
    times.plain.push(plain.ready);
  }
  return { console: median(times.console), plain: median(times.plain), requests };
}

async function addLocations(request, server, companyId) {
  const headers = { 'x-commissary': '1' };
  const url = `${server}/api/tenants/${companyId}`;
  const known = await (await request.get(url, { headers })).json();
  for (let number = known.length; number < listed; number++) {
    const data = { type: 'LOCATION', name: `Branch ${number}`, timeZone: 'America/Denver' };
    const answer = await request.post(url, { headers, data });
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  }
}
