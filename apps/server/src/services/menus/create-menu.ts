import { diff } from '@commissary/document';
import { lockCompanies } from '../../store/database/index.ts';
import { ensureDocument, findMenuRow } from '../../store/documents/index.ts';
import { findCompany } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import { definitions, type LoadedBase, stateWithChanges } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import {
  type DocumentLayer,
  loadBase,
  loadHeads,
  readLayers,
  relatedAt,
  resolveCrossReferences,
} from '../documents/index.ts';
import { apiError, notFound } from '../errors/index.ts';
import { afterCommit, planBase, type Save, writeSaves } from '../saving/index.ts';
import { requireManager } from './manage.ts';

export interface NewMenu {
  readonly name: string;
  readonly desc?: string | undefined;
  readonly template?: boolean | undefined;
  readonly sourceTemplateId?: string | null | undefined;
  readonly sourceMenuId?: string | null | undefined;
}

/** Creates a menu or a template, saved once so that there is something to publish: an empty one, or a copy with its ids. */
export const createMenu = async (context: RequestContext, body: NewMenu): Promise<LoadedBase> => {
  const { company, person } = context;
  const { name, desc: description = '', template = false } = body;
  requireManager(context, template, '/body/template');
  let saves: readonly Save[] = [];
  const id = await runOnce(context, `menu.create ${company.id} ${JSON.stringify(body)}`, async db => {
    await lockCompanies(db, [company.id]);
    // Whoever creates a menu may save what it begins with.
    const grants = [{ permissions: ['companyAdmin'], on: { type: 'COMPANY', id: company.id } }] as const;
    const entitled = { ...person, grants: [...person.grants, ...grants] };
    const inside = { ...context, db, company, person: entitled, origin: context.origin };
    const source = await sourceOf(inside, body);
    const menuId = context.newId();
    await ensureDocument(db, {
      ...{ id: menuId, company_id: company.id, kind: 'menu', name, description, template, created_at: context.now() },
      ...(source !== null && { source_id: source.menuId, source_version: source.version }),
    });
    saves = [await firstSave(inside, menuId, source?.content ?? null)];
    await writeSaves(inside, db, saves);
    await recordAudit(context, db, {
      action: template ? 'menu.create-template' : 'menu.create',
      companyId: company.id,
      target: menuId,
      subject: name,
      ...(source !== null && { changes: [{ what: 'Copied from', was: null, now: source.name }] }),
    });
    return menuId;
  });
  afterCommit(context, saves);
  const loaded = await loadBase(context, { kind: 'menu', companyId: company.id, menuId: id, tenant: null }, {});
  if (loaded === null) throw notFound();
  return loaded;
};

interface Source {
  readonly menuId: string;
  readonly name: string;
  readonly version: number;
  readonly content: unknown;
}

/** What the new menu begins with; null = as a new company's. It has to be a menu of the company, or a template of it or of the provider. */
const sourceOf = async (
  context: RequestContext,
  { sourceTemplateId, sourceMenuId }: NewMenu,
): Promise<Source | null> => {
  const path = sourceTemplateId ? '/body/sourceTemplateId' : '/body/sourceMenuId';
  if (sourceTemplateId && sourceMenuId) throw apiError(400, 'ONE_SOURCE', '/body/sourceMenuId');
  const id = sourceTemplateId || sourceMenuId;
  if (!id) return null;
  const found = await findMenuRow(context.db, id);
  const isThere = found !== undefined && found.deletedAt === null && found.template === Boolean(sourceTemplateId);
  if (!isThere || !(await isReachable(context, found.companyId, found.template)))
    throw apiError(404, 'NOT_FOUND', path);
  const heads = await loadHeads(context, { kind: 'menu', companyId: found.companyId, menuId: id, tenant: null });
  const { base } = await readLayers(context, heads);
  return { menuId: id, name: found.name, version: heads.base.version, content: base };
};

const isReachable = async ({ db, company }: RequestContext, companyId: string, template: boolean): Promise<boolean> =>
  companyId === company.id || (template && (await findCompany(db, companyId))?.provider === true);

/** Ids stay as they are in the source. What it refers to and this company does not have is left out. */
const firstSave = async (context: RequestContext, menuId: string, content: unknown): Promise<Save> => {
  const kind = 'menu';
  const layer: DocumentLayer = { kind, companyId: context.company.id, menuId, tenant: null };
  const heads = await loadHeads(context, layer);
  const { base: head } = await readLayers(context, heads);
  const { field } = definitions[kind];
  const alone = stateWithChanges(kind, head, diff(head, content ?? head, { field }));
  const related = relatedAt(context.db, layer);
  const [resolved = alone] = await resolveCrossReferences(context, [{ kind, effective: alone, related }]);
  const { document } = resolved;
  const { revision } = await planBase(context, heads, { head, changes: diff(head, document, { field }) });
  return { heads, revision };
};
