import { describe, expect, it } from 'vitest';
import { databases, withServerDatabase } from '../../testing/test-database.ts';
import { insertPeople, listPeopleLike, listPeoplePage } from '../people/index.ts';
import { insertCompany, insertTenants, listLocations } from '../tenants/index.ts';
import { openDatabase } from './database.ts';

/** The locale in which only the letters of ASCII have a case. */
const plainLocale = `template0 lc_collate 'C' lc_ctype 'C'`;

describe.runIf(databases.includes('postgresql'))('a database whose locale is C', () => {
  it('[RULE.database.09] finds locations and people by their names as they are written', () =>
    withServerDatabase(async url => {
      const { db, close } = await openDatabase({ url });
      const companyId = 'c1';
      const now = new Date('2026-11-20T12:00:00Z');
      await insertCompany(db, { id: companyId, name: 'One', createdAt: now });
      const places = [
        { id: 'g1', companyId, name: 'Ærø', type: 'GROUP' },
        { id: 'l1', companyId, name: 'Østerbro', type: 'LOCATION', tags: ['Ørsted Kaj'] },
        { id: 'l2', companyId, name: 'Elm', type: 'LOCATION', groupId: 'g1' },
      ] as const;
      for (const place of places) await insertTenants(db, [place], now);
      const person = {
        companyId,
        email: null,
        emailKey: null,
        passwordHash: null,
        status: 'ACTIVE',
        about: '',
      } as const;
      await insertPeople(db, [{ ...person, id: 'p1', name: 'Åse Ødegård', createdAt: now }]);
      const locations = async (search: string) => {
        const filter = { companyId, reach: 'all', search, freshFrom: now } as const;
        const found = await listLocations(db, filter, 'name', { after: null, limit: 9, withCount: false });
        return found.locations.map(({ name }) => name);
      };
      const people = async (search: string) => {
        const filter = {
          companyId,
          reach: 'all',
          status: 'ACTIVE',
          search,
          found: { roleIds: [], jobTypeIds: [] },
        } as const;
        const found = await listPeoplePage(db, filter, 'name', { after: null, limit: 9 });
        return found.map(({ row }) => row.name);
      };
      expect(await Promise.all(['Øster', 'Ørsted', 'Ærø', 'ELM', 'Ash'].map(locations))).toEqual([
        ['Østerbro'],
        ['Østerbro'],
        ['Elm'],
        ['Elm'],
        [],
      ]);
      expect(await Promise.all(['Ødegard', 'ase Ø', 'Ash'].map(people))).toEqual([
        ['Åse Ødegård'],
        ['Åse Ødegård'],
        [],
      ]);
      const like = await listPeopleLike(db, companyId, { ids: [], emails: [], phones: [], names: ['Åse Ødegård'] });
      expect(like.map(({ id }) => id)).toEqual(['p1']);
      await close();
    }, plainLocale));
});
