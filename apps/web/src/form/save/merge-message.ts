import { formVersionsTexts } from '@commissary/catalog';
import { pathLabelsAt } from '@commissary/schema';
import { pathText, valueTexts } from '../../formatting/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';

const named = 3;

/** The paths that another user changed meanwhile, by name: they are saved beside the own changes. */
export const mergeMessage = (session: EditSession, paths: readonly string[]): string => {
  const document = effectiveOf(session.opened, contentOf(session));
  const labels = paths
    .slice(0, named)
    .map(path => pathText(pathLabelsAt(valueTexts, session.opened.definition, document, path, session.opened.related)));
  const rest = paths.length - labels.length;
  const more = rest > 0 ? formVersionsTexts.andMoreSuffix(rest) : '';
  return formVersionsTexts.mergeSummary(paths.length, labels.join(', '), more);
};
