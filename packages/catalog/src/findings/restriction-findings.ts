import { pathLabelsAt, restrictionsToNothing } from '@commissary/schema';
import { type DocumentKind, documents } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { valueTexts } from '../texts/index.ts';

/** What applies to nothing because what it was limited to was removed. */
export const restrictionFindings = (kind: DocumentKind, document: unknown): Finding[] => {
  const { field } = documents[kind];
  return restrictionsToNothing(field, document).map(path => {
    const labels = pathLabelsAt(valueTexts, field, document, path);
    return { code: 'limited-to-nothing', path, names: [labels[0] ?? '', labels.at(-1) ?? ''] };
  });
};
