import { type DocumentKind, documents, errorText, formTexts, isRecognized } from '@commissary/catalog';
import { apply } from '@commissary/document';
import {
  acceptInput,
  type Field,
  fieldAt,
  isList,
  isRecord,
  mergeImport,
  pathLabelsAt,
  redact,
  toExport,
  validateValue,
  walk,
} from '@commissary/schema';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { formatIssue, pathText, valueTexts } from '../../formatting/index.ts';
import { notify } from '../../notifications/index.ts';
import { documentChanges, effectiveOf, type LoadedSnapshot, savedCopy, withEdits } from '../../snapshot/index.ts';
import { saveFile } from '../../ui/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { type Restored, withinPermissions } from './restore-revision.ts';

/** The content of an exported file: what is saved for this tenant, without what a file must not contain. */
export const exportFileOf = (opened: LoadedSnapshot): string =>
  `${JSON.stringify(toExport(opened.definition, effectiveOf(opened, savedCopy(opened))), null, 2)}\n`;

/** Saves what is saved of a document for a tenant as a file. */
export const exportDocument = (
  { kind, companyId, tenantId }: Pick<CachedDocumentKey, 'kind' | 'companyId' | 'tenantId'>,
  opened: LoadedSnapshot,
  name: string,
): void => {
  saveFile(`${kind}-${tenantId ?? companyId}.json`, 'application/json', exportFileOf(opened));
  const text = omittedFromExport(opened.definition);
  notify('info', formTexts.exportedMessage(name), text === '' ? {} : { text });
};

/** What no file contains, as text for export and import. */
export const omittedFromExport = (definition: Field): string => {
  const lists: string[] = [];
  walk(definition, (field, path) => {
    if (isList(field) && field.exported === 'empty')
      lists.push(pathText(pathLabelsAt(valueTexts, definition, {}, path)));
  });
  return lists.length === 0 ? '' : formTexts.exportOmits(lists.join(', '));
};

/**
 * Returns the result of importing the text of a file, or why it is rejected: no file of this kind of document, or values
 * of another kind. A value that is only invalid is imported; the form shows its issue.
 */
export const importedEdits = (
  kind: DocumentKind,
  session: EditSession,
  text: string,
): Restored | { readonly problem: string } => {
  const { opened } = session;
  const { definition } = opened;
  const file = readJson(text);
  if (!isRecord(file) || !isRecognized(kind, file)) return { problem: errorText(documents[kind].notRecognized) };
  const seen = redact(definition, file, right => opened.permissions.has(right));
  const now = effectiveOf(opened, contentOf(session));
  const next = mergeImport(definition, now, acceptInput(definition, seen));
  const misfit = validateValue(definition, next).find(({ code }) => code === 'type' || code === 'unknown-field');
  if (misfit !== undefined) {
    const where = pathText(pathLabelsAt(valueTexts, definition, next, misfit.path));
    return { problem: `${where}: ${formatIssue(fieldAt(definition, misfit.path), misfit)}` };
  }
  return replacedBy(session, next);
};

/** What an exported file changes. */
export interface FileDifference extends Restored {
  readonly name: string;
  /** What no file contains, as text. */
  readonly stays: string;
}

/** The same with the name of the file, and what no file contains; null where it is rejected, which is told. */
export const differenceOf = (
  kind: DocumentKind,
  session: EditSession,
  name: string,
  text: string,
): FileDifference | null => {
  const taken = importedEdits(kind, session, text);
  if (!('problem' in taken)) return { ...taken, name, stays: omittedFromExport(session.opened.definition) };
  notify('error', taken.problem);
  return null;
};

/** Makes another document of the edited one, in one step. */
export const replacedBy = (session: EditSession, next: unknown): Restored => {
  const { opened } = session;
  const now = contentOf(session);
  const changes = documentChanges(opened.definition, effectiveOf(opened, now), next);
  return withinPermissions(session, isFree => {
    const free = changes.filter(({ path }) => isFree(path));
    if (now.kind === 'list') return withEdits(opened, now, free);
    // At once: edits one after the other copy a long list for each of its members, and a large document is compared once.
    return { kind: 'document', value: free.length === changes.length ? next : apply(now.value, free) };
  });
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
