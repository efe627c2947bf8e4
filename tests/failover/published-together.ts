import type { Db } from '../../apps/server/src/store/database/tables.ts';
import type { Mixed } from '../crash/findings.ts';
import { bankPath, departmentName, firstToken, publishedDepartments } from '../crash/publisher.ts';

/** What the database has published and saved at one moment. */
export interface PublishedTogether {
  /** The publish that made this content of both documents live at a location, by `contentName`. */
  readonly publishes: ReadonlyMap<string, string>;
  /** The tokens whose saves are in the log. */
  readonly saved: { readonly settings: ReadonlySet<number>; readonly menu: ReadonlySet<number> };
}

export const contentName = (locationId: string, runs: ReadonlyMap<string, string>): string =>
  `${locationId} ${runs.get('settings')} ${runs.get('menu')}`;

export const publishedTogether = async (db: Db): Promise<PublishedTogether> => {
  const history = await db
    .selectFrom('published_history')
    .innerJoin('run', 'run.id', 'published_history.run_id')
    .select(['workflow_id', 'published_history.run_id', 'location_id', 'kind', 'manifest'])
    .execute();
  const ofRun = Map.groupBy(history, ({ run_id, location_id }) => `${run_id} ${location_id}`);
  const publishes = [...ofRun.values()].flatMap(rows =>
    rows.slice(0, 1).map(({ location_id, workflow_id }) => {
      const runs = new Map<string, string>(rows.map(({ kind, manifest }) => [kind, manifest]));
      return [contentName(location_id, runs), workflow_id] as const;
    }),
  );
  const departments = publishedDepartments.map(departmentName);
  const log = await db
    .selectFrom('change_log')
    .select(['path', 'value'])
    .where('path', 'in', [bankPath, ...departments])
    .execute();
  const tokens = (ofPath: (path: string) => boolean) =>
    new Set(log.filter(({ path }) => ofPath(path)).map(({ value }) => Number(/\d+/.exec(String(value))?.[0])));
  return {
    publishes: new Map(publishes),
    saved: { settings: tokens(path => path === bankPath), menu: tokens(path => path !== bankPath) },
  };
};

/**
 * The publish that made exactly this live, where every save that would have made its tokens equal is lost whole; null
 * where there is none. A publish publishes what is stored, so it is right to.
 */
export const publishWithLostSave = (mixed: Mixed, { publishes, saved }: PublishedTogether): string | null => {
  const publish = publishes.get(contentName(mixed.locationId, mixed.runs));
  const bank = mixed.bank ?? firstToken;
  const [menu = firstToken, ...others] = new Set(mixed.departments.map(token => token ?? firstToken));
  if (publish === undefined || others.length > 0) return null;
  const [older, newer] = bank < menu ? [saved.settings, saved.menu] : [saved.menu, saved.settings];
  const lost = Array.from({ length: Math.abs(bank - menu) }, (_, index) => Math.max(bank, menu) - index);
  return newer.has(Math.max(bank, menu)) && lost.every(token => !older.has(token)) ? publish : null;
};

/** Terminals that run something else than what one publish made live together, of tokens whose saves are in the log. */
export const notTogether = (
  tills: readonly { readonly locationId: string; token(): number | null; runs(): ReadonlyMap<string, string> }[],
  { publishes, saved }: PublishedTogether,
): string[] =>
  tills
    .filter(till => {
      const token = till.token() ?? firstToken;
      const isSaved = saved.settings.has(token) && saved.menu.has(token);
      return !isSaved || !publishes.has(contentName(till.locationId, till.runs()));
    })
    .map(till => `${till.locationId} runs ${till.token()}`);
