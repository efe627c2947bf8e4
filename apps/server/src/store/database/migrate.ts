import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as skeleton } from './migrations/0001-0009/0001-skeleton.ts';
import { up as publishesOfTenant } from './migrations/0001-0009/0002-publishes-of-place.ts';
import { up as historyReads } from './migrations/0001-0009/0003-history-reads.ts';
import { up as passwords } from './migrations/0001-0009/0004-passwords.ts';
import { up as presence } from './migrations/0001-0009/0005-presence.ts';
import { up as removedGroups } from './migrations/0001-0009/0006-removed-groups.ts';
import { up as historyAuthors } from './migrations/0001-0009/0007-history-authors.ts';
import { up as watchedRows } from './migrations/0001-0009/0007-watched-rows.ts';
import { up as audit } from './migrations/0001-0009/0008-audit.ts';
import { up as roleVersions } from './migrations/0001-0009/0008-role-versions.ts';
import { up as secretTenants } from './migrations/0001-0009/0008-secret-places.ts';
import { up as locations } from './migrations/0001-0009/0009-locations.ts';
import { up as idempotencyHolders } from './migrations/0010-0019/0010-idempotency-holders.ts';
import { up as personVersions } from './migrations/0010-0019/0010-person-versions.ts';
import { up as auditOfTenants } from './migrations/0010-0019/0011-audit-of-places.ts';
import { up as actsOfSaves } from './migrations/0010-0019/0012-acts-of-saves.ts';
import { up as mobileAppBuilds } from './migrations/0010-0019/0013-mobile-app-builds.ts';
import { up as roleNames } from './migrations/0010-0019/0015-role-names.ts';
import { up as rolesForHiring } from './migrations/0010-0019/0016-roles-for-hiring.ts';
import { up as savesInOrder } from './migrations/0010-0019/0018-saves-in-order.ts';
import { up as documentKinds } from './migrations/0010-0019/0019-document-kinds.ts';
import { up as locationOrder } from './migrations/0020-location-order.ts';
import { up as wholeManifests } from './migrations/0021-whole-manifests.ts';
import { up as companies } from './migrations/0022-companies.ts';
import { up as news } from './migrations/0024-news.ts';
import { up as companySecurity } from './migrations/0026-company-security.ts';
import { up as actingSessions } from './migrations/0027-acting-sessions.ts';
import { up as supportAccess } from './migrations/0028-support-access.ts';
import { up as jobsAndWages } from './migrations/0029-jobs-and-wages.ts';
import { up as pins } from './migrations/0030-pins.ts';
import { up as peopleOfPlaces } from './migrations/0031-people-of-places.ts';
import { up as peoplePages } from './migrations/0032-people-pages.ts';
import { up as scheduling } from './migrations/0033-scheduling.ts';
import { up as personImports } from './migrations/0035-person-imports.ts';
import { up as auditOfPeople } from './migrations/0036-audit-of-people.ts';
import { up as oneRolePerLocation } from './migrations/0037-one-role-per-location.ts';
import { up as deactivations } from './migrations/0039-deactivations.ts';
import { up as oneRoleByDefault } from './migrations/0040-one-role-by-default.ts';
import { up as listsOfDevices } from './migrations/0041-lists-of-devices.ts';
import { up as manyLocations } from './migrations/0042-many-locations.ts';
import type { Db } from './tables.ts';

/** In the order of their names. A published migration is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-skeleton': { up: skeleton },
  '0002-publishes-of-place': { up: publishesOfTenant },
  '0003-history-reads': { up: historyReads },
  '0004-passwords': { up: passwords },
  '0005-presence': { up: presence },
  '0006-removed-groups': { up: removedGroups },
  '0007-history-authors': { up: historyAuthors },
  '0007-watched-rows': { up: watchedRows },
  '0008-audit': { up: audit },
  '0008-role-versions': { up: roleVersions },
  '0008-secret-places': { up: secretTenants },
  '0009-locations': { up: locations },
  '0010-idempotency-holders': { up: idempotencyHolders },
  '0010-person-versions': { up: personVersions },
  '0011-audit-of-places': { up: auditOfTenants },
  '0012-acts-of-saves': { up: actsOfSaves },
  '0013-mobile-app-builds': { up: mobileAppBuilds },
  '0015-role-names': { up: roleNames },
  '0016-roles-for-hiring': { up: rolesForHiring },
  '0018-saves-in-order': { up: savesInOrder },
  '0019-document-kinds': { up: documentKinds },
  '0020-location-order': { up: locationOrder },
  '0021-whole-manifests': { up: wholeManifests },
  '0022-companies': { up: companies },
  '0024-news': { up: news },
  '0026-company-security': { up: companySecurity },
  '0027-acting-sessions': { up: actingSessions },
  '0028-support-access': { up: supportAccess },
  '0029-jobs-and-wages': { up: jobsAndWages },
  '0030-pins': { up: pins },
  '0031-people-of-places': { up: peopleOfPlaces },
  '0032-people-pages': { up: peoplePages },
  '0033-scheduling': { up: scheduling },
  '0035-person-imports': { up: personImports },
  '0036-audit-of-people': { up: auditOfPeople },
  '0037-one-role-per-location': { up: oneRolePerLocation },
  '0039-deactivations': { up: deactivations },
  '0040-one-role-by-default': { up: oneRoleByDefault },
  '0041-lists-of-devices': { up: listsOfDevices },
  '0042-many-locations': { up: manyLocations },
};

/** Migrates the tables. Of several servers that start together on PostgreSQL, one does it and the others wait. */
export const migrateDatabase = async (db: Db): Promise<void> => {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Migrations do not depend on each other's order: two that were written in parallel may arrive in either order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

/** The migrator reads every column of every table first; nearly every start can skip that. */
const isUpToDate = async (db: Db): Promise<boolean> => {
  const table = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (table.rows[0]?.there !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(row => row.name).join() === Object.keys(migrations).join();
};
