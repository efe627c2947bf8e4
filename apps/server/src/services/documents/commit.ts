import type { LoggedChange } from '../../store/change-log.ts';
import { ensureDocument } from '../../store/document.ts';
import { insertSaves } from '../../store/insert-saves.ts';
import { ensureLayers } from '../../store/layer.ts';
import { signalAll } from '../../store/notification-channel.ts';
import { insertSecrets } from '../../store/secret.ts';
import type { Db, RevisionSource } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { ApiError } from '../api-error.ts';
import { type AuditEvent, recordAudits } from '../audit.ts';
import type { Prepared } from '../content/part-store.ts';
import { runOnce } from '../idempotency.ts';
import { documentSignal } from '../presence.ts';
import type { NewSecret } from '../secrets/vault.ts';
import type { IdempotentContext, UseCaseContext } from '../use-case-context.ts';
import { definitions } from './definitions.ts';
import { cacheComplete } from './document-state.ts';
import type { LayerHead, LayerHeads } from './layer-heads.ts';

export interface NewRevision {
  /** Where it must be known before it is written. */
  readonly id?: string;
  readonly layer: LayerHead;
  readonly content: Prepared;
  /** The whole document, where that is what was saved. */
  readonly document?: unknown;
  readonly changes: readonly LoggedChange[];
  /** The values that the save sets of secrets. */
  readonly secrets?: readonly NewSecret[];
  /** A save when absent. */
  readonly source?: RevisionSource;
}

/** One layer's part in an act on several. */
export interface Save {
  readonly standing: LayerHeads;
  readonly revision: NewRevision;
}

/**
 * Writes one save: revision, parts, change log and audit, or nothing at all. Answers the new version, or null when
 * somebody else moved the layer on since it was read.
 */
export const commit = async (
  caller: UseCaseContext,
  standing: LayerHeads,
  revision: NewRevision,
): Promise<number | null> => {
  const versions = await commitTogether(caller, [{ standing, revision }]);
  return versions?.[0] ?? null;
};

/** Writes several layers' saves, all of them or none; null when somebody else moved one of the layers on. */
export const commitTogether = async (
  caller: UseCaseContext,
  saves: readonly Save[],
): Promise<readonly number[] | null> => {
  try {
    const versions = await inTransaction(caller.db, db => writeSaves(caller, db, saves));
    afterCommit(caller, saves);
    return versions;
  } catch (error) {
    if (error instanceof VersionConflict) return null;
    throw error;
  }
};

/**
 * The saves as part of a larger transaction, with one reason for all of them, so that history can tell that they were one
 * act. `settleSaves` follows its end. Throws where somebody moved a layer on.
 */
export const writeSaves = async (
  caller: UseCaseContext,
  db: Db,
  saves: readonly Save[],
): Promise<readonly number[]> => {
  const act = saves.length > 1 ? caller.newId() : null;
  // What many places store alike is written once.
  await caller.content.put(
    db,
    saves.map(({ revision }) => revision.content),
  );
  const written = saves.map(save => ({ ...save, ...newRevision(caller, save, act) }));
  const firsts = saves.filter(({ revision }) => revision.layer.version === 0);
  for (const document of blankDocuments(firsts)) await ensureDocument(db, { ...document, created_at: caller.now() });
  await ensureLayers(
    db,
    firsts.map(({ standing: { document, layer: documentLayer }, revision: { layer } }) => ({
      id: layer.id,
      document_id: document.id,
      tenant_id: documentLayer.tenant?.id ?? null,
    })),
  );
  const rows = written.map(({ row, revision: { changes } }) => ({ revision: row, changes }));
  if (!(await insertSaves(db, rows))) throw new VersionConflict();
  await insertSecrets(
    db,
    saves.flatMap(({ revision }) => revision.secrets ?? []),
  );
  await recordAudits(caller, db, written.map(auditEntryOf));
  return written.map(({ row }) => row.version);
};

/** What follows the commit: what was saved need not be read again, and whoever looks at it hears of it. */
export const afterCommit = (caller: UseCaseContext, saves: readonly Save[]): void => {
  caller.content.stored(saves.map(({ revision }) => revision.content));
  for (const { content, document } of saves.map(({ revision }) => revision)) {
    if (document === undefined) continue;
    cacheComplete(document);
    caller.content.keep(content, document);
  }
  // Not part of the transaction, in which it would let commits wait for each other; who misses it hears of it at the next beat.
  const said = saves.map(({ standing }) => documentSignal(standing.layer));
  void signalAll(caller.db, said).catch(() => undefined);
};

/** What an act would save, and what else it does in the same transaction to answer; or why it may not. */
export type PlannedSave<T> = { readonly saves: readonly Save[]; answer(db: Db): Promise<T> } | ApiError;

/**
 * The same for an act that is done once for an idempotency key. A repeat hears what was answered first, so a refusal
 * that was found meanwhile waits until it is known that this is none.
 */
export const commitOnce = async <T>(
  caller: IdempotentContext,
  what: string,
  planned: PlannedSave<T>,
): Promise<T | null> => {
  let written: readonly Save[] = [];
  try {
    const answer = await runOnce(caller, what, async db => {
      if (planned instanceof ApiError) throw planned;
      await writeSaves(caller, db, planned.saves);
      written = planned.saves;
      return planned.answer(db);
    });
    afterCommit(caller, written);
    return answer;
  } catch (error) {
    if (error instanceof VersionConflict) return null;
    throw error;
  }
};

/** A refusal as a value, of what is worked out before it is known whether the act was done before. */
export const catchApiError = async <T>(work: () => Promise<T>): Promise<T | ApiError> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/** Ends the transaction, so that nothing of it stays. */
class VersionConflict extends Error {}

const newRevision = (caller: UseCaseContext, { standing, revision }: Save, reason: string | null) => ({
  row: {
    id: revision.id ?? caller.newId(),
    layer_id: revision.layer.id,
    version: revision.layer.version + 1,
    manifest: revision.content.hash,
    schema_version: definitions[standing.layer.kind].schemaVersion,
    author_id: caller.person.id,
    author_name: caller.person.name,
    source: revision.source ?? 'save',
    reason,
    at: caller.now(),
  },
});

/** The documents that these saves are the first of, each once. */
const blankDocuments = (saves: readonly Save[]) => {
  const missing = saves.filter(({ standing }) => !standing.document.exists);
  return new Map(missing.map(({ standing }) => [standing.document.id, blankDocument(standing)])).values();
};

/** The row of a document that nobody saved yet. */
export const blankDocument = ({ layer, document }: LayerHeads) => ({
  id: document.id,
  company_id: layer.companyId,
  kind: layer.kind,
  name: document.name,
  description: document.description,
  template: document.template,
});

/** The audit points to the revision, which knows the rest. */
const auditEntryOf = ({ standing, revision, row }: Save & ReturnType<typeof newRevision>): AuditEvent => {
  const { layer, document } = standing;
  return {
    action: `document.${row.source}`,
    companyId: layer.companyId,
    tenantIds: layer.tenant === null ? [] : [layer.tenant.id],
    target: document.id,
    subject: layer.kind === 'menu' ? `the menu ${document.name}` : definitions[layer.kind].title.text,
    details: {
      kind: layer.kind,
      documentId: document.id,
      revisionId: row.id,
      version: row.version,
      changed: revision.changes.length,
    },
  };
};
