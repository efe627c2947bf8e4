import { documentKinds } from '@commissary/catalog';
import type { Tidied } from '@commissary/contract';
import { lostTargets, references, standsForTarget, targetMembers, targetOf } from '@commissary/schema';
import type { Caller } from '../caller.ts';
import { definitions } from './definitions.ts';
import { fields, lostUses } from './lost-uses.ts';
import type { Place } from './place.ts';
import { mostUses } from './uses.ts';

/** A document at a place around a save. */
interface Saved {
  readonly before: unknown;
  /** With the change, and with the references that it leaves without a target. */
  readonly applied: unknown;
  /** Without them. */
  readonly after: unknown;
}

/**
 * What names something that a save takes away, and no longer does after it: in this document, in others of the place, and in
 * what groups and locations below it set. As far as the person may read it; rows that stand for what went are not counted.
 * Asked before the save is written; undefined where nothing is tidied up.
 */
export const tidiedBy = async (
  caller: Caller,
  place: Place,
  { before, applied, after }: Saved,
): Promise<Tidied | undefined> => {
  const lost = lostTargets(fields, place.kind, before, after);
  if (lost.size === 0) return undefined;
  const kinds = documentKinds.filter(kind =>
    references(fields[kind]).some(({ to }) => {
      const { document = kind, path } = targetOf(to);
      return document === place.kind && lost.has(path);
    }),
  );
  const uses = await lostUses(caller, { place, kinds, lost: () => lost, own: applied });
  const tidied = uses.filter(({ use }) => !standsForTarget(use.path));
  if (tidied.length === 0) return undefined;
  const nameOf = (list: string, id: string): string =>
    targetMembers(definitions[place.kind].field, before, list).find(member => String(member.id) === id)?.name ?? id;
  return {
    places: tidied.slice(0, mostUses).map(({ use, list, found }) => ({ ...use, gone: nameOf(list, String(found.id)) })),
    total: tidied.length,
  };
};
