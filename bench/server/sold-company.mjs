// A company of some locations, the first of which has sold for two or three months, with its sums.
import { makeRollups } from '../../apps/server/src/services/reports/index.ts';
import { receiveTickets } from '../../apps/server/src/services/tickets/index.ts';
import { insertCompany } from '../../apps/server/src/store/tenants/company.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { createSales } from './sales.mjs';
import { sized } from './size.mjs';

export const [days, ticketsADay] = sized([60, 200], [35, 2]);
const today = new Date();
/** Noon of the first day that was sold on, in epoch milliseconds. */
export const begin = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 3, 1, 12);

export const goOn = () => false;

export const createSoldCompany = async (context, locations) => {
  const companyId = context.newId();
  await insertCompany(context.db, { id: companyId, name: 'Bench', createdAt: context.now() });
  const places = Array.from({ length: locations }, (_, n) => ({
    ...{ id: `place-${n}`, companyId, name: `Location ${n}`, type: 'LOCATION', timeZone: 'America/Chicago' },
  }));
  await insertTenants(context.db, places, context.now());
  const ticketOf = createSales({ begin, ticketsADay });
  const [first] = places;
  for (let day = 0; day < days; day++)
    await receiveTickets(context, first, { tickets: Array.from({ length: ticketsADay }, (_, n) => ticketOf(day, n)) });
  await makeRollups(context, goOn);
  return { companyId, places };
};
