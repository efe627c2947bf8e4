import type { Endpoint, Large } from '@commissary/contract';
import {
  type Permission,
  permissionsAnywhere,
  permissionsAt,
  permissionsInside,
  tenantScopeOf,
} from '@commissary/domain';
import { namedPermissions, walk } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { Context, Person } from '../context/index.ts';
import { forbidden } from '../errors/index.ts';
import type { AccessTarget } from './access.ts';
import { grantedTenants } from './accessible-companies.ts';

/**
 * Requires one of the permissions that a body of the call could use, before the body is read: of a body that no handler
 * would accept, nothing is parsed, validated or computed.
 */
export const requireBodyPermission = async (
  context: Context,
  { access, large, bodyBy = large?.by }: Endpoint,
  target: AccessTarget | null,
  person: Person | null,
): Promise<void> => {
  if (bodyBy === undefined || bodyBy === 'everybody' || bodyBy === 'terminal' || person === null) return;
  if (!(await holdsOneOf(context, access, bodyBy, target, person))) throw forbidden();
};

/** Whether a person who may make the call may send a body beyond the ordinary limits. */
export const canSendLargeBody = async (
  context: Context,
  { access, large, accepts: takes }: Endpoint,
  target: AccessTarget | null,
  person: Person | null,
): Promise<boolean> => {
  // The call's own access requires the permission to send a file, or the credential of a terminal.
  if (takes !== undefined || large?.by === 'terminal') return true;
  return large !== undefined && person !== null && (await holdsOneOf(context, access, large.by, target, person));
};

const holdsOneOf = async (
  context: Context,
  access: Endpoint['access'],
  by: PermissionsFor,
  target: AccessTarget | null,
  person: Person,
): Promise<boolean> => {
  const held: ReadonlySet<string> = await holdsPermissionsAt(context, access, target, person);
  return permissionsFor(by).some(permission => held.has(permission));
};

const holdsPermissionsAt = async (
  context: Context,
  { kind }: Endpoint['access'],
  target: AccessTarget | null,
  person: Person,
): Promise<ReadonlySet<Permission>> => {
  const { company = null, tenant = null } = target ?? {};
  if (tenant !== null) return permissionsAt(person, tenantScopeOf(tenant));
  if (company === null) return permissionsAnywhere(person);
  if (kind === 'base') return permissionsAt(person, { companyId: company.id });
  return permissionsInside(person, company.id, await grantedTenants(context, person));
};

type PermissionsFor = Exclude<Large['by'], 'terminal'>;

const permissionsFor = (by: PermissionsFor): readonly string[] =>
  'fieldsOf' in by ? by.fieldsOf.flatMap(permissionsInDocument) : by;

/** The permissions of any field of a document. */
const permissionsInDocument = (kind: keyof typeof definitions): readonly string[] => {
  const known = inside.get(kind);
  if (known !== undefined) return known;
  const rights = new Set<string>();
  walk(definitions[kind].field, field => {
    for (const right of namedPermissions(field)) rights.add(right);
  });
  const all = [...rights];
  inside.set(kind, all);
  return all;
};

const inside = new Map<string, readonly string[]>();
