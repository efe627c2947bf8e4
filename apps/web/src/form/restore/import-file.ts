import { formTexts, isRecognized, messages, valueTexts } from '@commissary/catalog';
import {
  acceptInput,
  type Field,
  fieldAt,
  isList,
  mergeImport,
  pathLabelsAt,
  redact,
  toExport,
  validateValue,
  walk,
} from '@commissary/schema';
import { formatIssue, pathText } from '../../formatting/index.ts';
import { documentChanges, effectiveOf, savedCopy, withEdits } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { type Restored, withinPermissions } from './restore-revision.ts';

/** The content of an exported file: the saved settings of this tenant, without what a file must not contain. */
export const exportFileOf = ({ opened }: EditSession): string =>
  `${JSON.stringify(toExport(opened.definition, effectiveOf(opened, savedCopy(opened))), null, 2)}\n`;

/** What no settings file contains, as text for export and import. */
export const omittedFromExport = (definition: Field): string => {
  const lists: string[] = [];
  walk(definition, (field, path) => {
    if (isList(field) && field.exported === 'empty')
      lists.push(pathText(pathLabelsAt(valueTexts, definition, {}, path)));
  });
  return formTexts.exportOmits(lists.join(', '));
};

/**
 * Returns the result of importing the text of a file, or why it is rejected: no settings file, or values of another
 * kind. A value that is only invalid is imported; the form shows its issue.
 */
export const importedEdits = (session: EditSession, text: string): Restored | { readonly problem: string } => {
  const { opened } = session;
  const { definition } = opened;
  const file = readJson(text);
  if (!isRecognized('settings', file)) return { problem: messages.save.notSettings };
  const seen = redact(definition, file, right => opened.permissions.has(right));
  const now = effectiveOf(opened, contentOf(session));
  const next = mergeImport(definition, now, acceptInput(definition, seen));
  const misfit = validateValue(definition, next).find(({ code }) => code === 'type' || code === 'unknown-field');
  if (misfit !== undefined) {
    const where = pathText(pathLabelsAt(valueTexts, definition, next, misfit.path));
    return { problem: `${where}: ${formatIssue(fieldAt(definition, misfit.path), misfit)}` };
  }
  const changes = documentChanges(definition, now, next);
  return withinPermissions(session, isFree =>
    withEdits(
      opened,
      contentOf(session),
      changes.filter(({ path }) => isFree(path)),
    ),
  );
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
