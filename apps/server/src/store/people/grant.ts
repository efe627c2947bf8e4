import { sql } from 'kysely';
import { type Db, normalizedName } from '../database/index.ts';

export interface GrantRow {
  readonly id: string;
  readonly personId: string;
  readonly roleId: string;
  readonly roleName: string;
  readonly permissions: readonly string[];
  readonly maxDiscount: number;
  readonly openToHiring: boolean;
  readonly onType: 'GLOBAL' | 'COMPANY' | 'GROUP' | 'LOCATION';
  readonly onId: string;
  /** Who assigned it and when, as far as that was recorded. */
  readonly givenBy: string | null;
  readonly givenAt: Date | null;
}

/** The grants of these people, with the permissions of each role. */
export const listGrants = (db: Db, personIds: readonly string[]): Promise<GrantRow[]> =>
  personIds.length === 0
    ? Promise.resolve([])
    : grants(db)
        .where(sql<boolean>`granted_role.person_id = any(${[...personIds]}::text[])`)
        .execute();

/** All grants as a query, for statements that read more. */
export const grants = (db: Db) =>
  db
    .selectFrom('granted_role')
    .innerJoin('role', 'role.id', 'granted_role.role_id')
    .select([
      'granted_role.id',
      'granted_role.person_id as personId',
      'role.id as roleId',
      'role.name as roleName',
      'role.permissions',
      'role.max_discount as maxDiscount',
      'role.open_to_hiring as openToHiring',
      'granted_role.on_type as onType',
      'granted_role.on_id as onId',
      'granted_role.given_by as givenBy',
      'granted_role.given_at as givenAt',
    ])
    .orderBy('granted_role.id');

export interface GrantableRole {
  readonly id: string;
  /** Null: a role of all companies. */
  readonly companyId: string | null;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly maxDiscount: number;
  /** An owner allows managers of employees to assign it. */
  readonly openToHiring: boolean;
  /** Incremented by each change. */
  readonly version: number;
}

/** The roles of a company, and those of all companies; only the latter without a company. */
export const listRoles = (db: Db, companyId: string | null): Promise<GrantableRole[]> =>
  db
    .selectFrom('role')
    .select(['id', 'company_id as companyId', 'name', 'permissions', 'max_discount as maxDiscount'])
    .select(['open_to_hiring as openToHiring', 'version'])
    .where(or => or.or([or('company_id', '=', companyId), or('company_id', 'is', null)]))
    .orderBy('name')
    .orderBy('id')
    .execute();

/** The active people of a company with a role on one of these places, or on everything. */
export const listHoldersAt = async (
  db: Db,
  companyId: string,
  placeIds: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, person.name from person
    where person.company_id = ${companyId} and person.status = 'ACTIVE' and person.id in (
      select person_id from granted_role where on_id = any(${[...placeIds]}::text[])
      union select person_id from granted_role where on_type = 'GLOBAL')
    order by person.name, person.id`.execute(db);
  return rows;
};

export const deleteGrants = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .deleteFrom('granted_role')
      .where(sql<boolean>`id = any(${[...ids]}::text[])`)
      .execute();
};

/** Active people who can sign in and have a permission by a role on the company itself. */
export const countHolders = async (db: Db, companyId: string, permission: string): Promise<number> =>
  (await listCompanyHolders(db, companyId, permission)).length;

/** The active people with an e-mail address who hold a permission by a grant on the company itself. */
export const listCompanyHolders = async (db: Db, companyId: string, permission: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('granted_role')
    .innerJoin('role', 'role.id', 'granted_role.role_id')
    .innerJoin('person', 'person.id', 'granted_role.person_id')
    .select(['person.id', 'role.permissions'])
    .where('granted_role.on_type', '=', 'COMPANY')
    .where('granted_role.on_id', '=', companyId)
    .where('person.status', '=', 'ACTIVE')
    .where('person.email', 'is not', null)
    .execute();
  return [...new Set(rows.filter(row => row.permissions.includes(permission)).map(row => row.id))];
};

export const insertRoles = async (
  db: Db,
  roles: readonly {
    readonly id: string;
    readonly companyId: string | null;
    readonly name: string;
    readonly permissions: readonly string[];
    readonly maxDiscount?: number;
    readonly openToHiring?: boolean;
  }[],
): Promise<void> => {
  if (roles.length === 0) return;
  await db
    .insertInto('role')
    .values(
      roles.map(role => ({
        id: role.id,
        company_id: role.companyId,
        name: role.name,
        name_key: normalizedName(role.name),
        permissions: JSON.stringify(role.permissions),
        max_discount: role.maxDiscount ?? 0,
        open_to_hiring: role.openToHiring ?? false,
      })),
    )
    .execute();
};

export const insertGrants = async (
  db: Db,
  grants: readonly {
    readonly id: string;
    readonly personId: string;
    readonly roleId: string;
    readonly onType: GrantRow['onType'];
    readonly onId: string;
    readonly givenBy?: string;
    readonly givenAt?: Date;
  }[],
): Promise<void> => {
  if (grants.length === 0) return;
  const rows = grants.map(({ givenBy = null, givenAt = null, ...grant }) => ({ ...grant, givenBy, givenAt }));
  await sql`insert into granted_role (id, person_id, role_id, on_type, on_id, given_by, given_at)
    select g.id, g."personId", g."roleId", g."onType", g."onId", g."givenBy", g."givenAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (id text, "personId" text, "roleId" text, "onType" text, "onId" text, "givenBy" text, "givenAt" timestamptz)`.execute(
    db,
  );
};

/** The number of people with a role on this group or location itself. */
export const countGranted = async (db: Db, onId: string): Promise<number> => {
  const query = db.selectFrom('granted_role').select('person_id').distinct().where('on_id', '=', onId);
  return (await query.execute()).length;
};
