import type { ActiveUser, DocumentActivity } from '@commissary/contract';
import { fieldAt, joinPath, redactChanges } from '@commissary/schema';
import { type Signal, signal } from '../../store/database/index.ts';
import {
  type PresentAt,
  type PresentPage,
  presentPages,
  recordPresence,
  removeExpired,
  removePresence,
} from '../../store/documents/index.ts';
import { findTenant } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type DocumentLayer, loadHeads } from './layer-heads.ts';

/** With the heartbeat interval of a stream added, a person is shown for at most 45 s after the last update. */
export const silenceMs = 30_000;

export interface OpenPage {
  readonly id: string;
  /** Sections in which the page has unsaved changes. */
  readonly sections: readonly string[];
}

/** Who else has a document open, and its saved versions, as far as they concern the tenant. */
export const activityAt = async (caller: UseCaseContext, layer: DocumentLayer): Promise<DocumentActivity> => {
  const { base, group, own, may } = await loadHeads(caller, layer);
  const pages = await presentPages(caller.db, documentAt(layer), silentSince(caller.now()));
  const others = pages.filter(page => page.personId !== caller.person.id && concerns(layer, page));
  return {
    people: [...Map.groupBy(others, ({ personId, tenantId }) => `${personId} ${tenantId}`).values()].flatMap(same =>
      presentOf(layer, same, may),
    ),
    versions: { base: base.version, group: group?.version ?? null, own: own?.version ?? null },
  };
};

/** An update of one page. The others are notified when it contains something new. */
export const pageIsOpen = async (caller: UseCaseContext, layer: DocumentLayer, page: OpenPage): Promise<void> => {
  const at = caller.now();
  const news = await recordPresence(caller.db, {
    ...documentAt(layer),
    personId: caller.person.id,
    page: page.id,
    tenantId: layer.tenant?.id ?? null,
    sections: [...new Set(page.sections)].filter(section => isSection(layer, section)).sort(),
    at,
    goneBefore: silentSince(at),
  });
  if (!news) return;
  await removeExpired(caller.db, silentSince(at));
  await signal(caller.db, documentSignal(layer));
};

/** The page closed the document. An unknown page has already expired. */
export const pageIsClosed = async (caller: UseCaseContext, page: string): Promise<void> => {
  const left = await removePresence(caller.db, caller.person.id, page);
  if (left === undefined) return;
  const tenant = left.tenantId === null ? null : await findTenant(caller.db, left.tenantId);
  await signal(caller.db, { about: 'document', ...left, groupId: tenant?.groupId ?? null });
};

/** The notification that something about a document changed at a tenant. */
export const documentSignal = (layer: DocumentLayer): Signal => ({
  about: 'document',
  ...documentAt(layer),
  tenantId: layer.tenant?.id ?? null,
  groupId: layer.tenant?.groupId ?? null,
});

/** Whether a notification can change the result of reading the presence. */
export const concernsDocument = (layer: DocumentLayer, signal: Signal): boolean => {
  const { companyId, kind, menuId } = documentAt(layer);
  return (
    signal.about === 'document' &&
    signal.companyId === companyId &&
    signal.kind === kind &&
    signal.menuId === menuId &&
    concerns(layer, signal)
  );
};

/** A tenant is affected by the levels that apply to it, and by everything below it. */
const concerns = (
  { tenant }: DocumentLayer,
  other: { readonly tenantId: string | null; readonly groupId: string | null },
) =>
  tenant === null ||
  other.tenantId === null ||
  other.tenantId === tenant.id ||
  other.tenantId === tenant.groupId ||
  other.groupId === tenant.id;

/** Several pages of one person at one level are one entry, without the sections that the reader may not read. */
const presentOf = (
  { kind }: DocumentLayer,
  [first, ...more]: readonly PresentPage[],
  may: (permission: string) => boolean,
): ActiveUser[] => {
  if (first === undefined) return [];
  const { name, tenantId, since } = first;
  const sections = [...new Set([first, ...more].flatMap(page => page.sections))].sort();
  const touched = sections.map(section => ({ op: 'set', path: joinPath('', section) }));
  const shown = new Set(redactChanges(definitions[kind].field, touched, may).map(({ path }) => path));
  return [
    { name, tenantId, since: since.getTime(), sections: sections.filter(section => shown.has(joinPath('', section))) },
  ];
};

const isSection = ({ kind }: DocumentLayer, section: string): boolean =>
  !section.includes('/') && fieldAt(definitions[kind].field, joinPath('', section)) !== undefined;

const documentAt = ({ companyId, kind, menuId }: DocumentLayer): PresentAt => ({
  companyId,
  kind,
  menuId: menuId ?? null,
});

const silentSince = (at: Date): Date => new Date(at.getTime() - silenceMs);
