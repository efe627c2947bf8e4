import type { Certification, Wage } from '@commissary/domain';
import type { JobRow } from '../store/people/index.ts';

/** The built-in job types and requirements of the employment document. */
const job = { cashier: '1', driver: '2', manager: '3', server: '4' } as const;
const requirement = { foodHandlers: '1', liquorService: '2' } as const;

/** People who work at terminals only: they have no address, no role and no password. */
export const sampleCrew: readonly { readonly id: string; readonly name: string; readonly phone: string }[] = [
  { id: 'crew-lena', name: 'Lena Fischer', phone: '3125550171' },
  { id: 'crew-mateo', name: 'Mateo Quispe', phone: '3125550172' },
  { id: 'crew-aisha', name: 'Aisha Rahman', phone: '3125550173' },
  { id: 'crew-tobias', name: 'Tobias Renner', phone: '3125550174' },
  { id: 'crew-yuki', name: 'Yuki Mori', phone: '3125550175' },
  { id: 'crew-carmen', name: 'Carmen Ortega', phone: '3125550176' },
  { id: 'crew-elias', name: 'Elias Virtanen', phone: '3125550177' },
  { id: 'crew-naomi', name: 'Naomi Adeyemi', phone: '3035550178' },
  { id: 'crew-viktor', name: 'Viktor Szabo', phone: '3035550179' },
  { id: 'crew-amara', name: 'Amara Diallo', phone: '3035550180' },
  { id: 'crew-henrik', name: 'Henrik Dahl', phone: '3035550181' },
  { id: 'crew-rosa', name: 'Rosa Benedetti', phone: '3035550182' },
  { id: 'crew-kenji', name: 'Kenji Watanabe', phone: '3105550183' },
  { id: 'crew-zofia', name: 'Zofia Nowak', phone: '3105550184' },
  { id: 'crew-malik', name: 'Malik Johnson', phone: '3105550185' },
  { id: 'crew-ines', name: 'Inês Carvalho', phone: '3105550186' },
  { id: 'crew-vicente', name: 'Vicente Santos', phone: '6715550187' },
  { id: 'crew-bruno', name: 'Bruno Keller', phone: '3125550188' },
  { id: 'crew-leila', name: 'Leila Farouk', phone: '3125550189' },
  { id: 'crew-caleb', name: 'Caleb Brandt', phone: '3125550190' },
  { id: 'crew-sofia', name: 'Sofia Marchetti', phone: '3125550191' },
  { id: 'crew-hugo', name: 'Hugo Larsen', phone: '3035550192' },
  { id: 'crew-dalia', name: 'Dalia Reyes', phone: '3105550193' },
  { id: 'crew-owen', name: 'Owen Gallagher', phone: '3105550194' },
  { id: 'crew-keola', name: 'Keola Nakamura', phone: '6715550195' },
];

const hourly = (from: string, amount: string): Wage => ({ from, amount, per: 'HOUR' });
const yearly = (from: string, amount: string): Wage => ({ from, amount, per: 'YEAR' });
const at = (id: string): JobRow['on'] => ({ type: 'LOCATION', id });

interface SampleJobRow extends Omit<JobRow, 'wages'> {
  readonly wages: readonly Wage[];
}
type SampleJob = Omit<SampleJobRow, 'id'>;
const works = (personId: string, jobTypeId: string, on: string, ...wages: Wage[]): SampleJob => ({
  personId,
  jobTypeId,
  on: at(on),
  wages,
});

/** What the sample company's people work as, and where; `planned` is a day in some weeks. */
export const sampleJobs = (planned: string): readonly SampleJobRow[] =>
  [
    works('ana', job.manager, 'elm-st', { from: '2025-01-06', amount: '1350.00', per: 'WEEK' }),
    works('ming', job.manager, 'market-hall', { from: '2025-02-03', amount: '1300.00', per: 'WEEK' }),
    works(
      'jonas',
      job.server,
      'elm-st',
      hourly('2025-03-03', '11.50'),
      hourly('2026-03-02', '12.00'),
      hourly(planned, '12.75'),
    ),
    works('jonas', job.server, 'market-hall', hourly('2025-03-03', '11.00')),
    works('delphine', job.manager, 'union-station', yearly('2025-01-06', '66000.00')),
    works('sam', job.manager, 'riverfront', yearly('2025-04-14', '64500.00')),
    works('noor', job.manager, 'fulton', yearly('2025-02-17', '65000.00')),
    works('luis', job.manager, 'larimer', yearly('2025-01-06', '68000.00')),
    works('dee', job.server, 'larimer', hourly('2025-05-19', '14.50')),
    works('freya', job.manager, 'pearl-st', yearly('2025-01-13', '65500.00')),
    works('omar', job.manager, 'old-mill', yearly('2025-03-24', '63000.00')),
    works('grace', job.manager, 'alameda', yearly('2025-01-06', '74000.00')),
    works('beth', job.server, 'alameda', hourly('2025-06-16', '19.25')),
    works('piotr', job.manager, 'harbor-st', yearly('2025-02-10', '72000.00')),
    works('isabel', job.manager, 'beacon', yearly('2025-05-12', '71500.00')),
    works('tasi', job.manager, 'tumon-bay', yearly('2025-09-01', '52000.00')),
    works('crew-lena', job.server, 'elm-st', hourly('2025-06-02', '11.75')),
    works('crew-mateo', job.server, 'elm-st', hourly('2025-08-18', '11.50')),
    works('crew-aisha', job.cashier, 'elm-st', hourly('2026-01-12', '16.25')),
    works('crew-aisha', job.cashier, 'riverfront', hourly('2026-01-12', '16.00')),
    works('crew-tobias', job.driver, 'elm-st', hourly('2025-05-05', '15.00')),
    works('crew-yuki', job.server, 'market-hall', hourly('2025-09-01', '11.25')),
    works('crew-carmen', job.cashier, 'market-hall', hourly('2025-11-03', '15.75')),
    works('crew-elias', job.driver, 'union-station', hourly('2026-02-02', '15.50')),
    works('crew-naomi', job.server, 'larimer', hourly('2025-04-07', '13.00')),
    works('crew-viktor', job.driver, 'larimer', hourly('2025-04-07', '17.50')),
    works('crew-amara', job.cashier, 'pearl-st', hourly('2025-10-06', '17.25')),
    works('crew-henrik', job.server, 'pearl-st', hourly('2026-04-06', '13.25')),
    works('crew-rosa', job.cashier, 'old-mill', hourly('2025-07-07', '16.75')),
    works('crew-kenji', job.server, 'alameda', hourly('2025-03-10', '18.50')),
    works('crew-zofia', job.cashier, 'alameda', hourly('2025-12-01', '18.25')),
    works('crew-malik', job.driver, 'harbor-st', hourly('2026-05-04', '18.75')),
    works('crew-ines', job.server, 'beacon', hourly('2025-08-04', '18.25')),
    works('crew-vicente', job.cashier, 'tumon-bay', hourly('2025-09-08', '12.00')),
    works('crew-bruno', job.server, 'union-station', hourly('2025-10-20', '11.25')),
    works('crew-leila', job.server, 'riverfront', hourly('2025-07-14', '11.50')),
    works('crew-caleb', job.server, 'fulton', hourly('2025-06-09', '11.50')),
    works('crew-sofia', job.cashier, 'fulton', hourly('2026-03-16', '16.00')),
    works('crew-hugo', job.server, 'old-mill', hourly('2025-08-25', '13.00')),
    works('crew-dalia', job.server, 'harbor-st', hourly('2025-11-17', '18.50')),
    works('crew-owen', job.cashier, 'beacon', hourly('2026-02-23', '18.00')),
    works('crew-keola', job.server, 'tumon-bay', hourly('2025-09-08', '11.75')),
  ].map(one => ({ ...one, id: `${one.personId}.${one.jobTypeId}.${one.on.id}` }));

/** Who meets which requirement; `soon` is a day before which people are warned. */
export const sampleCertifications = (
  soon: string,
  later: string,
): Readonly<Record<string, readonly Certification[]>> => ({
  jonas: [
    { requirementId: requirement.foodHandlers, endsOn: soon },
    { requirementId: requirement.liquorService, endsOn: later },
  ],
  'crew-lena': [{ requirementId: requirement.liquorService, endsOn: later }],
  'crew-aisha': [{ requirementId: requirement.foodHandlers, endsOn: null }],
  'crew-kenji': [{ requirementId: requirement.liquorService, endsOn: later }],
});

/**
 * What each of these people logs on with at terminals. One has no PIN, and two have the same at one location, as
 * happens when a location moves to another group: the list of employees has something to fix.
 */
export const samplePins = (jobs: readonly Omit<JobRow, 'wages'>[]): ReadonlyMap<string, string> => {
  const people = [...new Set(jobs.map(({ personId }) => personId))];
  const pins = new Map(people.map((id, index) => [id, String(firstPin + index * betweenPins)]));
  pins.delete('crew-henrik');
  const shared = pins.get('crew-caleb');
  if (shared !== undefined) pins.set('crew-sofia', shared);
  return pins;
};

const firstPin = 204_816;
const betweenPins = 13_577;
