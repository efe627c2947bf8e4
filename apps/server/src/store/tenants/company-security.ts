import type { SupportRules } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** The rules for the people of a company. */
export interface SecurityRules extends SupportRules {
  readonly passwordPolicy: 'standard' | 'strong';
  readonly sessionIdleMinutes: number;
  readonly sessionLongestMinutes: number;
  /** Nobody gets a second security role at one location. */
  readonly oneRolePerLocation: boolean;
}

export interface SecurityRecord extends SecurityRules {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export const findSecurity = async (db: Db, companyId: string): Promise<SecurityRecord | null> =>
  (await db
    .selectFrom('company')
    .select(['id', 'name', 'version', 'password_policy as passwordPolicy'])
    .select(['support_access as supportAccess', 'support_until as supportUntil'])
    .select('one_role_per_location as oneRolePerLocation')
    .select(['session_idle_minutes as sessionIdleMinutes', 'session_longest_minutes as sessionLongestMinutes'])
    .where('id', '=', companyId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** False: the company is not, or no longer, at that version, or it was closed meanwhile. */
export const updateSecurity = async (db: Db, id: string, version: number, rules: SecurityRules): Promise<boolean> => {
  const query = db
    .updateTable('company')
    .set({
      password_policy: rules.passwordPolicy,
      session_idle_minutes: rules.sessionIdleMinutes,
      session_longest_minutes: rules.sessionLongestMinutes,
      one_role_per_location: rules.oneRolePerLocation,
      support_access: rules.supportAccess,
      support_until: rules.supportUntil,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('closed_at', 'is', null);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
};

/** Under another password policy everybody's days of grace begin again. */
export const forgetPasswordsDue = async (db: Db, companyId: string): Promise<void> => {
  await db
    .updateTable('person')
    .set({ password_due_at: null })
    .where('company_id', '=', companyId)
    .where('password_due_at', 'is not', null)
    .execute();
};

/** Who of the company signs in with a password, and with one that is not known to be strong. */
export const countPasswords = async (
  db: Db,
  companyId: string,
): Promise<{ readonly people: number; readonly notStrong: number }> =>
  db
    .selectFrom('person')
    .select([
      sql<number>`count(*)::integer`.as('people'),
      sql<number>`count(*) filter (where not password_strong)::integer`.as('notStrong'),
    ])
    .where('company_id', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow();
