import { formatCount } from '@commissary/domain';
import { labelsAt } from '@commissary/schema';
import { effectiveOf } from './opened.ts';
import { contentOf, type Session } from './session.ts';
import { pathWords } from './words.ts';

const named = 3;

/** What somebody else changed meanwhile, by name: it is saved beside the own changes. */
export const theirsWords = (session: Session, paths: readonly string[]): string => {
  const document = effectiveOf(session.opened, contentOf(session));
  const places = paths.slice(0, named).map(path => pathWords(labelsAt(session.opened.definition, document, path)));
  const rest = paths.length - places.length;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `It also has ${formatCount(paths.length, 'change')} by another person: ${places.join(', ')}${more}.`;
};
