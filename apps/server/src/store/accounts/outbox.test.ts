import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bothDatabases, openTestDatabase } from '../../testing/test-database.ts';
import { noteWork, takeWork } from './outbox.ts';

describe.each(bothDatabases)('the outbox on %s', kind => {
  it('hands out one piece of work at a time, whichever way the database joins', async () => {
    const database = await openTestDatabase(kind);
    const at = new Date('2026-11-21T12:00:00Z');
    const taken = await database.db.transaction().execute(async db => {
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(db);
      for (const one of ['first', 'second', 'third']) await noteWork(db, 'mail', { one }, at);
      const ids: unknown[] = [];
      for (let n = 0; n < 4; n += 1)
        ids.push((await takeWork(db, 'mail', at, new Date(at.getTime() + 60_000)))?.payload);
      return ids;
    });
    await database.close();
    expect(taken).toEqual([{ one: 'first' }, { one: 'second' }, { one: 'third' }, undefined]);
  });
});
