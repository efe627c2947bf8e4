// A company of 300,000 people: a page of its employees compared with one bare statement that reads the same rows, as
// who manages the company and as who manages one location.
// node bench/server/people.mjs postgres://user@host:5432/postgres [people]
import pg from 'pg';
import { readEmployeePage } from '../../apps/server/src/services/people/people-page.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { withDatabase } from './database.mjs';
import { sized, sizedBy } from './size.mjs';
import { median, takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const count = sizedBy(3, 300_000, 9_000);
const [locationCount, rounds, limit] = sized([2_000, 15, 100], [20, 1, 10]);

const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const fill = async (client, { context, companyId }) => {
  const locations = Array.from({ length: locationCount }, (_, n) => ({
    id: `place-${n}`,
    companyId,
    name: `Location ${n}`,
    type: 'LOCATION',
    timeZone: 'America/Chicago',
  }));
  await insertTenants(context.db, locations, context.now());
  await client.query(
    `insert into person (id, company_id, name, email, email_key, phone, hired_on, status, created_at)
     select 'p-' || n, $1, 'Person ' || md5(n::text), 'p' || n || '@people.example', 'p' || n || '@people.example',
       lpad(n::text, 10, '3'), '20' || lpad((n % 27)::text, 2, '0') || '-03-02',
       case when n % 10 = 0 then 'DELETED' else 'ACTIVE' end, now()
     from generate_series(1, $2::int) n`,
    [companyId, count],
  );
  await client.query(
    `insert into person_job (id, person_id, job_type_id, on_type, on_id)
     select 'j-' || n, 'p-' || n, (1 + n % 5)::text, 'LOCATION', 'place-' || (n % ${locationCount}) from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into person_wage (job_id, starts_on, cents, per)
     select 'j-' || n, '2026-03-02', 1200, 'HOUR' from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into granted_role (id, person_id, role_id, on_type, on_id)
     select 'g-' || n, 'p-' || n, 'role', 'LOCATION', 'place-' || (n % ${locationCount}) from generate_series(1, $1::int, 20) n`,
    [count],
  );
  await client.query(
    `insert into person_certification (person_id, requirement_id, ends_on)
     select 'p-' || n, '1', '2027-01-01' from generate_series(1, $1::int, 3) n`,
    [count],
  );
  await client.query('vacuum analyze');
};

/** The people that match, each with everything that the page shows, and how many there are. */
const bareOf = (where, order, behind) => `
  with page as (select p.* from person p where ${where} ${behind} order by ${order} limit ${limit + 1})
  select page.*,
    (select json_agg(j) from (select j.*, (select json_agg(w) from person_wage w where w.job_id = j.id) as wages
      from person_job j where j.person_id = page.id) j) as jobs,
    (select json_agg(g) from (select g.*, r.name, r.permissions from granted_role g join role r on r.id = g.role_id
      where g.person_id = page.id) g) as roles,
    (select json_agg(c) from person_certification c where c.person_id = page.id) as certifications
  from page order by ${order.replaceAll('p.', 'page.')}`;

await withDatabase(async url => {
  const made = await world(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client, made);
  const { caller, context, companyId } = made;
  const company = { id: companyId, name: 'Bench' };
  const asOwner = { ...context, ...caller, company };
  const grants = [{ permissions: ['userAdmin'], on: { type: 'LOCATION', id: 'place-7' } }];
  const atPlace = { ...asOwner, person: { ...caller.person, grants } };
  const active = `p.company_id = '${companyId}' and p.status = 'ACTIVE'`;
  const there = `${active} and p.id in (select person_id from person_job where on_id = 'place-7'
    union select person_id from granted_role where on_id = 'place-7')`;
  const byName = 'p.sort_name, p.id';
  const middle = (await readEmployeePage(asOwner, { search: 'person 8', limit: 1 })).next;
  const [id, ...value] = middle.split(' ');
  const behind = `and (p.sort_name, p.id) > ('${value.join(' ')}', '${id}')`;
  const cases = [
    ['the first page, with the count', asOwner, {}, bareOf(active, byName, ''), active],
    ['a page in the middle', asOwner, { after: middle }, bareOf(active, byName, behind), null],
    [
      'by hire date',
      asOwner,
      { sort: 'hireDate' },
      bareOf(active, `coalesce(p.hired_on, '') collate "C" desc, p.id desc`, ''),
      active,
    ],
    [
      'a search that finds few',
      asOwner,
      { search: 'p2999' },
      bareOf(`${active} and p.search_text like '%p2999%'`, byName, ''),
      `${active} and p.search_text like '%p2999%'`,
    ],
    [
      'one job at one location',
      asOwner,
      { job: '3', place: 'place-7' },
      bareOf(
        `${active} and exists (select from person_job j where j.person_id = p.id and j.job_type_id = '3' and j.on_id = 'place-7')`,
        byName,
        '',
      ),
      `${active} and exists (select from person_job j where j.person_id = p.id and j.job_type_id = '3' and j.on_id = 'place-7')`,
    ],
    ['who manages one location', atPlace, {}, bareOf(there, byName, ''), there],
  ];
  console.log(`${count} people at ${locationCount} locations`);
  const ratios = [];
  for (const [name, who, query, bare, counted] of cases) {
    const { ours, baseline, ratio } = await takeTurns(
      rounds,
      () => timed(() => readEmployeePage(who, query)),
      () =>
        timed(async () => {
          await client.query(bare);
          if (counted !== null)
            await client.query(`select (select count(*) from person p where ${counted}) as matching,
              (select count(*) from person p where ${who === atPlace ? there : active}) as total`);
        }),
    );
    ratios.push(ratio);
    console.log(`${name}: ${ours.toFixed(1)} ms, bare ${baseline.toFixed(1)} ms`);
    verdict(`Employees of a large company: ${name}`, times(ratio), '≤ 1.5x', ratio <= 1.5);
  }
  verdict('Employees of a large company: the median of all', times(median(ratios)), '≤ 1.5x', median(ratios) <= 1.5);
  await client.end();
});
