import { formVersionsTexts, kindRecords, matchScreen, screenOfPath, splitAddress } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { definitionPath, pathLabelsAt, pathsAbove } from '@commissary/schema';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { pathText, valueTexts } from '../../formatting/index.ts';
import { hrefOfPath } from '../../navigation/index.ts';
import { changedPathsOf, effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { withKnownFields } from './known-fields.ts';
import { restoreDraft } from './restore-draft.ts';
import type { Draft } from './stored-draft.ts';

/** The paths that a draft changes. */
const draftPaths = ({ own, present, kept }: Draft): readonly string[] => [
  ...new Set([...changedPathsOf(own, present), ...kept]),
];

/** What a draft changes, in words: its first place, and how many more there are. */
export const draftWords = (session: EditSession, draft: Draft): string => {
  const { definition, related } = session.opened;
  const [first, ...others] = draftPaths(withKnownFields(definition, draft).draft);
  if (first === undefined) return '';
  const now = effectiveOf(session.opened, contentOf(session));
  const restored = restoreDraft(session, draft).session;
  const then = effectiveOf(restored.opened, contentOf(restored));
  const document = getAt(then, first) === undefined ? now : then;
  const place = pathText(pathLabelsAt(valueTexts, definition, document, first, related));
  return formVersionsTexts.draftPlaces(place, others.length);
};

/**
 * Whether a page shows something that a draft changes, or is the one that it was made on. All screens of a document may
 * share one session, and its drafts would stand on each.
 */
export const belongsTo = (address: CachedDocumentKey | null, draft: Draft, page: string): boolean => {
  if (address === null || kindRecords[address.kind].editSession === 'screen') return true;
  if (splitAddress(draft.where.href).path === page) return true;
  const screen = matchScreen(page)?.screen;
  const depths = new Map<string, readonly number[]>();
  return draftPaths(draft).some(path => {
    // Which screens show it does not depend on the members around it: a draft may change thousands of one list.
    const defined = definitionPath(path);
    const around = () => [path, ...pathsAbove(path)];
    const shown =
      depths.get(defined) ??
      around().flatMap((at, depth) => (screenOfPath(address.kind, at)?.screen === screen ? depth : []));
    depths.set(defined, shown);
    if (shown.length === 0) return false;
    const places = around();
    return shown.some(depth => {
      const href = hrefOfPath(address, places[depth] ?? path, {});
      return href !== null && splitAddress(href).path === page;
    });
  });
};
