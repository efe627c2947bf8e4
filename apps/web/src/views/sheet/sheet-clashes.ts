import { isBelow } from '@commissary/schema';
import { type ClashRow, clashRow } from '../../form/clash-words.ts';
import { listIn } from '../../form/draft.ts';
import { type Choices, type Clash, mergeOnto } from '../../form/merge.ts';
import type { Opened } from '../../form/opened.ts';
import { change, contentOf, openSession } from '../../form/session.ts';
import {
  type CellAt,
  eachPlace,
  editsIn,
  type Pending,
  type PlaceEdits,
  type Places,
  type Seen,
  seenIn,
} from './sheet-state.ts';

/** What somebody else changed at a place since it was edited here, and was edited here as well. */
export const clashesAt = (places: Places, pending: Pending, tenantId: string): readonly Clash[] => {
  const opened = places.get(tenantId);
  const edits = pending.get(tenantId);
  if (opened === undefined || edits === undefined || edits.seen.ver === opened.versions.override) return none;
  const known = found.get(edits);
  if (known?.opened === opened) return known.clashes;
  const before = recordSeen(opened, edits.seen);
  const content = contentOf(change(openSession(before), editsIn(edits.cells)));
  const { clashes } = mergeOnto(before, content, opened);
  found.set(edits, { opened, clashes });
  return clashes;
};
const found = new WeakMap<PlaceEdits, { readonly opened: Opened; readonly clashes: readonly Clash[] }>();
const none: readonly Clash[] = [];

/** The place as it was; what is kept nowhere but in memory counts as unchanged. */
const recordSeen = (opened: Opened, { ver, own }: Seen): Opened => ({
  ...opened,
  own: listIn(opened, own),
  versions: { ...opened.versions, override: ver },
});

export const clashAt = (places: Places, pending: Pending, { tenantId, path }: CellAt): Clash | undefined =>
  clashesAt(places, pending, tenantId).find(clash => touches(clash, path));

/** Every one of them as a question, over all places. */
export const clashRows = (places: Places, pending: Pending, nameOf: (tenantId: string) => string): ClashRow[] =>
  [...pending].flatMap(([tenantId, { seen }]) => {
    const opened = places.get(tenantId);
    if (opened === undefined) return [];
    const before = recordSeen(opened, seen);
    return clashesAt(places, pending, tenantId).map(clash => {
      const { where, ...row } = clashRow(before, clash);
      return { ...row, path: keyOf(tenantId, clash), where: [nameOf(tenantId), where].filter(Boolean).join(', ') };
    });
  });

/** What is left to do when the choices are made; everybody's newest lists have been looked at then. */
export const chosen = (places: Places, pending: Pending, choices: Choices): Pending =>
  eachPlace(pending, ({ seen, cells }, tenantId) => {
    const opened = places.get(tenantId);
    const lost = clashesAt(places, pending, tenantId).filter(clash => choices.get(keyOf(tenantId, clash)) !== 'ours');
    return {
      seen: opened === undefined ? seen : seenIn(opened),
      cells: new Map([...cells].filter(([path]) => !lost.some(clash => touches(clash, path)))),
    };
  });

const keyOf = (tenantId: string, { path }: Clash): string => `${tenantId} ${path}`;
const touches = (clash: Clash, path: string): boolean => isBelow(path, clash.path) || isBelow(clash.path, path);
