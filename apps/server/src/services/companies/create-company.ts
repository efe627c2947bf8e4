import { type DocumentKind, documentKinds, initialDocument, setupTexts } from '@commissary/catalog';
import { diff } from '@commissary/document';
import type { AuditAction } from '@commissary/domain';
import type { Db } from '../../store/database/index.ts';
import { ensureDocument } from '../../store/documents/index.ts';
import { insertGrants, insertPeople, insertRoles } from '../../store/people/index.ts';
import { insertCompany, insertTenants, type NewCompanyRow, type NewTenant } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type DocumentLayer, loadHeads, readLayers } from '../documents/index.ts';
import { planBase, type Save, writeSaves } from '../saving/index.ts';
import { starterMenu } from './starter-menu.ts';

export interface NewCompany {
  readonly company: Omit<NewCompanyRow, 'createdAt'>;
  /** A new person of the company, or somebody who exists. */
  readonly owner: NewOwner | { readonly id: string };
  /** What differs from the documents that a company has before it saves any. */
  readonly documents?: FirstDocuments;
  readonly location?: Pick<NewTenant, 'name' | 'timeZone' | 'address'>;
}

export interface NewOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null: an invitation lets the owner choose a password. */
  readonly passwordHash: string | null;
  /** One sentence on a person of the sample companies. */
  readonly about?: string;
}

type FirstDocuments = { readonly [K in DocumentKind]?: unknown };

/**
 * Creates a company with its first owner, a role for owners, its documents and perhaps a location. Part of the caller's
 * transaction; returns what `afterCommit` needs.
 */
export const createCompany = async (
  caller: UseCaseContext,
  db: Db,
  { company, owner, documents = {}, location }: NewCompany,
  action: AuditAction,
): Promise<readonly Save[]> => {
  const createdAt = caller.now();
  const companyId = company.id;
  await insertCompany(db, { ...company, createdAt });
  if ('passwordHash' in owner) await insertPeople(db, [{ ...owner, companyId, createdAt }]);
  await grantNewRole(caller, db, {
    role: { companyId, name: setupTexts.ownerRole, permissions: ['companyAdmin', 'company-owner'], maxDiscount: 100 },
    to: { personId: owner.id, onType: 'COMPANY', onId: companyId },
  });
  await recordAudit(caller, db, { action, companyId, target: companyId, subject: company.name });
  const menuId = caller.newId();
  const saves = await saveFirstDocuments(caller, db, { companyId, menuId, documents });
  if (location !== undefined)
    await insertTenants(db, [{ ...location, id: caller.newId(), companyId, type: 'LOCATION', menuId }], createdAt);
  return saves;
};

type NewRole = Omit<Parameters<typeof insertRoles>[1][number], 'id'>;
type NewGrant = Omit<Parameters<typeof insertGrants>[1][number], 'id' | 'roleId'>;

/** A role with its first holder. */
export const grantNewRole = async (
  { newId, now, person }: Pick<UseCaseContext, 'newId' | 'now' | 'person'>,
  db: Db,
  { role, to }: { readonly role: NewRole; readonly to: NewGrant },
): Promise<void> => {
  const roleId = newId();
  await insertRoles(db, [{ ...role, id: roleId }]);
  await insertGrants(db, [{ ...to, id: newId(), roleId, givenBy: person.name, givenAt: now() }]);
};

/** Each document is saved once, so that there is something to publish. */
const saveFirstDocuments = async (
  caller: UseCaseContext,
  db: Db,
  { companyId, menuId, documents }: { companyId: string; menuId: string; documents: FirstDocuments },
): Promise<readonly Save[]> => {
  // Whoever creates a company may save what it begins with.
  const person = { ...caller.person, grants: [companyAdminOf(companyId)] };
  const inside: UseCaseContext = { ...caller, db, person, origin: caller.origin };
  const menu = { id: menuId, name: setupTexts.menuName, description: '', template: false };
  await ensureDocument(db, { ...menu, company_id: companyId, kind: 'menu', created_at: caller.now() });
  const first: FirstDocuments = { menu: starterMenu(caller.newId), ...documents };
  const saves: Save[] = [];
  for (const kind of documentKinds) {
    const layer: DocumentLayer = { kind, companyId, tenant: null, ...(kind === 'menu' && { menuId }) };
    const heads = await loadHeads(inside, layer);
    const { base: head } = await readLayers(inside, heads);
    const changes = diff(head, first[kind] ?? initialDocument(kind), { field: definitions[kind].field });
    const { revision } = await planBase(inside, heads, { head, changes });
    saves.push({ heads, revision });
  }
  await writeSaves(inside, db, saves);
  return saves;
};

const companyAdminOf = (companyId: string) =>
  ({ permissions: ['companyAdmin'], on: { type: 'COMPANY', id: companyId } }) as const;
