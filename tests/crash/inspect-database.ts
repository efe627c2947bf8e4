import type { Db } from '../../apps/server/src/store/database/tables.ts';
import type { Actors } from './actors.ts';
import type { Editor } from './editor.ts';
import type { Findings } from './findings.ts';

/** Checks the rows after all clients have finished; `began` is the time of the first of them. */
export const inspectDatabase = async (db: Db, staff: Actors, began: Date, findings: Findings): Promise<void> => {
  const { editors, publisher, tills } = staff;
  for (const editor of editors) findings.lost.push(...(await missingInHistory(db, editor)));
  findings.history.push(...(await wrongNumbers(db)), ...(await wrongPublishes(db, publisher.workflows)));

  const asked = await db
    .selectFrom('run')
    .select('workflow_id')
    .distinct()
    .where('requested_by', '=', 'priya')
    .where('requested_at', '>=', began)
    .execute();
  const known = new Set(publisher.workflows).size;
  if (asked.length !== known || known !== findings.publishes)
    findings.history.push(`${asked.length} publishes were begun for ${findings.publishes} that were asked for`);

  const tokens = new Set(tills.map(till => till.token()));
  if (tokens.size !== 1) findings.unfinished.push(`the tills run ${[...tokens].join(', ')}`);
};

/** Not only the last save must be stored: each acknowledged save has its rows. */
export const missingInHistory = async (db: Db, { name, paths, acknowledged, write }: Editor): Promise<string[]> => {
  const rows = await db
    .selectFrom('change_log')
    .select(['path', 'value'])
    .where('author_id', '=', name)
    .where('path', 'in', [...paths])
    .execute();
  const logged = new Set(rows.map(({ path, value }) => `${path} ${JSON.stringify(value)}`));
  return acknowledged.flatMap(token =>
    paths
      .filter(path => !logged.has(`${path} ${JSON.stringify(write(token))}`))
      .map(path => `${name}: ${token} was acknowledged and is not in the history of ${path}`),
  );
};

/** The version numbers of a location and kind count up from 1 without gaps or repeats. */
export const wrongNumbers = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('published_history')
    .select(['location_id', 'kind', 'sequence'])
    .orderBy('sequence')
    .execute();
  const byPlace = Map.groupBy(rows, ({ location_id, kind }) => `${location_id} ${kind}`);
  return [...byPlace].flatMap(([tenantId, ofPlace]) => {
    const wrong = ofPlace.findIndex(({ sequence }, index) => sequence !== index + 1);
    return wrong < 0 ? [] : [`${tenantId}: no. ${ofPlace[wrong]?.sequence} stands in place ${wrong + 1}`];
  });
};

/** Every location of every publish has exactly one row for each of the two documents, and every run is finished. */
export const wrongPublishes = async (db: Db, workflows: readonly string[]): Promise<string[]> => {
  const runs = db.selectFrom('run').where('workflow_id', 'in', [...workflows]);
  const open = await runs.select('id').where('completed_at', 'is', null).execute();
  const places = await db
    .selectFrom('run_location')
    .select(['run_id', 'location_id'])
    .where('run_id', 'in', runs.select('id'))
    .execute();
  const history = await db.selectFrom('published_history').select(['run_id', 'location_id', 'kind']).execute();
  const rows = Map.groupBy(history, ({ run_id, location_id, kind }) => `${run_id} ${location_id} ${kind}`);
  return [
    ...open.map(({ id }) => `${id} is not over`),
    ...places.flatMap(({ run_id, location_id }) =>
      ['menu', 'settings']
        .map(kind => `${run_id} ${location_id} ${kind}`)
        .filter(name => rows.get(name)?.length !== 1)
        .map(name => `${name}: ${rows.get(name)?.length ?? 0} rows`),
    ),
  ];
};
