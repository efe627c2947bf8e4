import { hash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { type RollupSpan, rollUp, rollupsOf } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import type { Posting, Ticket } from '@commissary/domain';
import { postingsOf } from '@commissary/domain';
import { makeRollups, makeScopes } from '../../../apps/server/src/services/reports/index.ts';
import { unpackRollup } from '../../../apps/server/src/services/reports/rollup-body.ts';
import { placeOfTicket, unpackTicket } from '../../../apps/server/src/services/tickets/index.ts';
import type { Db } from '../../../apps/server/src/store/database/index.ts';
import { findTenants } from '../../../apps/server/src/store/tenants/index.ts';
import { wrongScopes } from './judge-scopes.ts';
import type { Sellers } from './sellers.ts';

type Journals = ReturnType<Sellers['journals']>;

/** What is wrong with what terminals gave to their queues and what is stored of it: each once, its newest revision. */
export const judgeStored = async (db: Db, journals: Journals): Promise<string[]> => {
  const stored = new Map<string, { readonly revision: number; readonly text: string }>();
  const used = [...new Set(journals.map(({ locationId }) => locationId))];
  const of = (kind: string, locationId: string, id: string): string => `${kind} ${locationId} ${id}`;
  for (const row of await ticketRows(db, used))
    stored.set(of('tickets', row.location_id, row.id), {
      revision: row.revision,
      text: canonicalJson(unpackTicket(row)),
    });
  const shifts = await db
    .selectFrom('shift')
    .select(['location_id', 'id', 'revision', 'body'])
    .where('location_id', 'in', used)
    .execute();
  for (const { location_id, id, revision, body } of shifts)
    stored.set(of('shifts', location_id, id), { revision, text: canonicalJson(body) });
  const violations: string[] = [];
  const begun = new Set<string>();
  for (const { locationId, deviceId, journal, refused } of journals) {
    if (refused > 0) violations.push(`${deviceId}: ${refused} files of refused tickets`);
    const byNumber = new Map<number, string>();
    const revisions = Map.groupBy(journal.begun, ({ kind, value }) => of(kind, locationId, value.id));
    for (const [key, all] of revisions) {
      begun.add(key);
      const found = stored.get(key);
      const [{ value } = { value: undefined }] = all;
      const kept = journal.kept.get(value?.id ?? '');
      if (found === undefined) {
        if (kept !== undefined) violations.push(`lost: ${key} of ${deviceId}`);
        continue;
      }
      if (found.revision < (kept ?? 0))
        violations.push(`${key}: revision ${found.revision} is stored, and ${kept} was kept`);
      const same = all.find(one => one.value.revision === found.revision);
      if (same === undefined || canonicalJson(same.value) !== found.text)
        violations.push(`${key}: what is stored of revision ${found.revision} was never sold`);
      const { number } = value as Ticket;
      if (number === undefined) continue;
      if (byNumber.has(number)) violations.push(`${deviceId}: two tickets have the number ${number}`);
      byNumber.set(number, key);
    }
  }
  for (const key of stored.keys()) if (!begun.has(key)) violations.push(`${key} is stored, and was never sold`);
  return violations;
};

/**
 * What was paid at each location, in cents, by what terminals wrote: without anything that reports are made of. Which of two
 * revisions counts, where a kill came between the queue and the journal, is known by what is stored.
 */
export const paidAt = async (db: Db, journals: Journals): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('ticket').select(['location_id', 'id', 'revision']).execute();
  const stored = new Map(rows.map(one => [`${one.location_id} ${one.id}`, one.revision]));
  const paid = new Map<string, number>();
  for (const { locationId, journal } of journals)
    for (const { kind, value } of journal.begun) {
      if (kind !== 'tickets' || stored.get(`${locationId} ${value.id}`) !== value.revision) continue;
      const { payments } = value as Ticket;
      paid.set(
        locationId,
        payments.reduce((sum, { cents }) => sum + cents, paid.get(locationId) ?? 0),
      );
    }
  return paid;
};

/** Adds up what is still to be added up, long after, and says what is wrong with sums: before, those without a mark. */
export const judgeSums = async (db: Db, locationIds: readonly string[], later: Date): Promise<string[]> => {
  const before = await wrongSums(db, locationIds);
  await makeRollups({ db, now: () => later }, () => false);
  await makeScopes({ db, now: () => later }, () => false);
  const left = (await db.selectFrom('rollup_due').select(['location_id', 'span']).execute()).map(
    ({ location_id, span }) => `${location_id} ${span} has still to be added up`,
  );
  const scopes = (await db.selectFrom('scope_rollup_due').select(['scope_id', 'span']).execute()).map(
    ({ scope_id, span }) => `${scope_id} ${span} has still to be added up`,
  );
  return [...before, ...left, ...scopes, ...(await wrongSums(db, locationIds))];
};

/** Sums without a mark that are not those of all tickets as they are stored, and days that have neither. */
const wrongSums = async (db: Db, locationIds: readonly string[]): Promise<string[]> => {
  const clocks = new Map((await findTenants(db, locationIds)).map(one => [one.id, one]));
  const postings = new Map<string, Posting[]>();
  for (const row of await ticketRows(db, locationIds)) {
    const place = placeOfTicket({ locationId: row.location_id, ...row }, clocks.get(row.location_id));
    for (const one of postingsOf(unpackTicket(row), place))
      for (const span of [String(one.of.day), String(one.of.month)]) {
        const key = `${row.location_id} ${span}`;
        postings.set(key, [...(postings.get(key) ?? []), one]);
      }
  }
  const due = new Set(
    (await db.selectFrom('rollup_due').select(['location_id', 'span']).execute()).map(
      ({ location_id, span }) => `${location_id} ${span}`,
    ),
  );
  const isDue = (key: string): boolean =>
    due.has(key) || (key.length - key.indexOf(' ') === ' YYYY-MM'.length && [...due].some(one => one.startsWith(key)));
  const kept = await db
    .selectFrom('rollup')
    .select(['location_id', 'span', 'body', 'short'])
    .where('location_id', 'in', [...locationIds])
    .execute();
  const violations: string[] = [];
  for (const { location_id: locationId, span, body, short } of kept) {
    const key = `${locationId} ${span}`;
    if (isDue(key)) continue;
    const { sums } = unpackRollup({ locationId, span }, body);
    const { sums: few } = unpackRollup({ locationId, span }, short ?? body);
    const kind: RollupSpan = span.length === 'YYYY-MM'.length ? 'month' : 'day';
    for (const name of rollupsOf(kind)) {
      const expected = rollUp(name, kind, postings.get(key) ?? []);
      if (canonicalJson(sums.get(name)) !== canonicalJson(expected))
        violations.push(`${key}: the sums of ${name} are not those of its tickets`);
      const isShort = short !== null && (few.get(name)?.length ?? 0) > 0;
      if (isShort && canonicalJson(few.get(name)) !== canonicalJson(expected))
        violations.push(`${key}: the short sums of ${name} are not those of its tickets`);
    }
  }
  const known = new Set(kept.map(({ location_id, span }) => `${location_id} ${span}`));
  const missing = [...postings.keys()].filter(key => !known.has(key) && !isDue(key));
  violations.push(...missing.map(key => `${key} has tickets and neither sums nor a mark`));
  return [...violations, ...(await wrongScopes(db, postings))];
};

/** The hash of each closed day, by location and day; a day that is not what its hash says is wrong. */
export const readClosed = async (db: Db): Promise<{ hashes: ReadonlyMap<string, string>; wrong: string[] }> => {
  const rows = await db.selectFrom('closed_day').select(['location_id', 'day', 'hash', 'body']).execute();
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
  return {
    hashes: new Map(rows.map(one => [`${one.location_id} ${one.day}`, hex(one.hash)])),
    wrong: rows.flatMap(one =>
      hash('sha256', inflateRawSync(one.body).toString('utf8')) === hex(one.hash)
        ? []
        : [`${one.location_id} ${one.day} is not what its hash says`],
    ),
  };
};

const ticketRows = (db: Db, locationIds: readonly string[]) =>
  db
    .selectFrom('ticket')
    .select(['location_id', 'id', 'revision', 'day', 'hour', 'body', 'dictionary'])
    .where('location_id', 'in', [...locationIds])
    .execute();
