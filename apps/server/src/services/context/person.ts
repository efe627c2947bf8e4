import { type Grant, type GrantHolder, indexGrants, type SupportRules } from '@commissary/domain';
import { memoByIdentity } from '@commissary/schema';
import type { ActingOrigin } from '../../store/calls/index.ts';
import type { Db } from '../../store/database/index.ts';
import { type AccountRow, findAccount, type GrantRow, listGrants } from '../../store/people/index.ts';

export interface GrantedRole {
  readonly roleId: string;
  readonly name: string;
  readonly grantedOn: Grant['on'];
}

/** A person with the current permissions. */
export interface Person extends GrantHolder, SupportRules {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly name: string;
  readonly email: string;
  readonly internal: boolean;
  readonly passwordPolicy: AccountRow['passwordPolicy'];
  readonly passwordDueAt: Date | null;
  /** When a session of the person ends: so long without a call, and so long after it began. */
  readonly sessionIdleMinutes: number;
  readonly sessionLongestMinutes: number;
  /** What the person chose for the console; null: what the browser asks for. */
  readonly language: AccountRow['language'];
  readonly grantedRoles: readonly GrantedRole[];
  /** Set when somebody else acts as this person; `name` then names both. */
  readonly acting: Acting | null;
}

/** Somebody who acts as a person: until when, and whether the person's company lets them change anything. */
export interface Acting extends ActingOrigin {
  readonly until: Date;
  readonly mayWrite: boolean;
}

/** Null for an unknown or deleted person. */
export const loadPerson = async (db: Db, id: string): Promise<Person | null> => {
  const row = await findAccount(db, id);
  return row === null || row.status !== 'ACTIVE' ? null : withGrants(row, await listGrants(db, [id]));
};

export const withGrants = (row: AccountRow, grants: readonly GrantRow[]): Person => ({
  id: row.id,
  companyId: row.companyId,
  companyName: row.companyName,
  name: row.name,
  email: row.email,
  internal: row.provider,
  supportAccess: row.supportAccess,
  supportUntil: row.supportUntil,
  passwordPolicy: row.passwordPolicy,
  passwordDueAt: row.passwordDueAt,
  sessionIdleMinutes: row.sessionIdleMinutes,
  sessionLongestMinutes: row.sessionLongestMinutes,
  language: row.language,
  acting: null,
  grants: indexedGrants(grants),
  grantedRoles: grants.map(grant => ({ roleId: grant.roleId, name: grant.roleName, grantedOn: grantScopeOf(grant) })),
});

/** The grants of a person as permissions are asked of them. */
export const indexedGrants = (grants: readonly GrantRow[]) =>
  indexGrants(
    grants.map(grant => ({
      permissions: grant.permissions,
      maxDiscountPct: grant.maxDiscount,
      on: grantScopeOf(grant),
    })),
  );

const grantScopeOf = (grant: GrantRow): Grant['on'] => ({ type: grant.onType, id: grant.onId });

/** The scopes of a person's grants: two people with the same text have access to the same tenants. */
export const reachText = memoByIdentity((person: Person): string =>
  [...new Set(person.grants.map(({ on }) => `${on.type} ${on.id}`))].sort().join(),
);

/** The grants of a person: two people with the same text have the same permissions. */
export const grantsText = memoByIdentity((person: GrantHolder): string => JSON.stringify(person.grants));
