import { type DocumentKind, documents, initialDocument, type LocationSettings, type Menu } from '@commissary/catalog';
import { withoutComputed } from '@commissary/schema';
import { ensureDocument } from '../store/documents/document.ts';
import { insertSaves } from '../store/documents/insert-saves.ts';
import { ensureLayers } from '../store/documents/layer.ts';
import { createMenu } from './create-menu.ts';
import type { TestCompany } from './test-company.ts';
import type { TestServer } from './test-server.ts';

/** Settings of a new company, with the given table settings. */
export const settingsWith = (table: Partial<LocationSettings['tableSettings']>): LocationSettings => {
  const settings = initialDocument('settings');
  return { ...settings, tableSettings: { ...settings.tableSettings, ...table } };
};

/** An empty menu, assigned to every location of the company. */
export const giveMenu = async ({ context }: TestServer, company: TestCompany): Promise<string> => {
  const menuId = await createMenu(context, { companyId: company.id, name: 'Dinner' });
  await context.db
    .updateTable('tenant')
    .set({ menu_id: menuId })
    .where('company_id', '=', company.id)
    .where('type', '=', 'LOCATION')
    .execute();
  return menuId;
};

/** A menu of its own at a location, as a database that was taken over has it; `id` is of the company's menu. */
export const giveOwnMenu = async (
  { context }: TestServer,
  { id: companyId, tenantId }: Pick<TestCompany, 'id' | 'tenantId'>,
  at: { readonly location: string; readonly id: string; readonly menu: unknown },
): Promise<void> => {
  const menu = { id: at.id, settings_blob: JSON.stringify(at.menu) };
  await context.db
    .insertInto('single_use_menu')
    .values({ location_id: tenantId(at.location), company_id: companyId, ...menu })
    .execute();
};

/** A document as an older version of the definition may have stored it. */
export const saveOldRevision = async (
  { context }: TestServer,
  old: { readonly kind: DocumentKind; readonly companyId: string; readonly id: string; readonly document: unknown },
): Promise<void> => {
  const { db, content } = context;
  const at = context.now();
  const prepared = content.prepareDocument(old.kind, old.document);
  await content.put(db, [prepared]);
  await ensureDocument(db, {
    id: old.id,
    company_id: old.companyId,
    kind: old.kind,
    name: '',
    description: '',
    template: false,
    created_at: at,
  });
  await ensureLayers(db, [{ id: old.id, document_id: old.id, tenant_id: null }]);
  await insertSaves(db, [
    {
      revision: {
        id: context.newId(),
        layer_id: old.id,
        version: 1,
        manifest: prepared.hash,
        schema_version: 1,
        author_id: null,
        author_name: 'Somebody',
        source: 'save',
        reason: null,
        at,
      },
      changes: [],
    },
  ]);
};

/** The menu of an answer as it is stored: without what is computed for each answer. */
export const storedMenu = (menuBlob: string): Menu =>
  withoutComputed(documents.menu.field, JSON.parse(menuBlob)) as Menu;
