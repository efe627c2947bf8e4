import { type Sentences, sentencesIn } from '@commissary/catalog';
import type { MenuDifference, TemplateConflict } from '@commissary/contract';
import {
  apply,
  type Change,
  type Conflict,
  diff,
  getAt,
  merge,
  resolveConflicts,
  type Side,
} from '@commissary/document';
import { describeChange, formatValueAt, pathLabelsAt, redactChanges, subjectAt } from '@commissary/schema';
import { findMenuRow, moveSourceVersion, revisionsOf } from '../../store/documents/index.ts';
import { completed, definitions, stateWithChanges } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { type DocumentLayer, loadHeads, readLayers, relatedAt, resolveCrossReferences } from '../documents/index.ts';
import { ApiError, apiError, notFound, outdated } from '../errors/index.ts';
import { commitTogether, planBase } from '../saving/index.ts';
import { requireManaged } from './manage.ts';

const kind = 'menu';
/** The number of differences that are told. */
const told = 500;

export interface MergedVersions {
  readonly ver: number;
  readonly from: number;
  readonly now: number;
}

/** What the template of a menu changed since the version that the menu has, in words. */
export const readTemplateChanges = async (context: RequestContext, menuId: string) => {
  const { versions, name, base, ours, merged, heads } = await planMerge(context, menuId);
  const { field } = definitions[kind];
  const kept = apply(
    base,
    resolveConflicts(merged, () => 'ours'),
  );
  const changes = redactChanges(field, diff(ours, kept, { field }), heads.may);
  const sentences = sentencesIn(context.language);
  const names = { definition: sentences.labeled(field), documents: [kept, ours, base] };
  const texts = sentences.changeTextsIn('UTC');
  return {
    ...versions,
    name,
    differences: changes.slice(0, told).map(
      (change): MenuDifference => ({
        path: change.path,
        op: change.op,
        subject: subjectAt(sentences.changeTexts, names, change.path),
        sentence: describeChange(texts, names, { ...change, was: getAt(ours, change.path) }),
      }),
    ),
    total: changes.length,
    conflicts: merged.conflicts.map(conflict => conflictText(sentences, base, ours, conflict)),
  };
};

/**
 * Saves what the template changed into the menu, as a save of the person: with a choice for each field that both
 * changed. 409 where the menu or the template was saved since the versions that the call names.
 */
export const takeTemplateChanges = async (
  context: RequestContext,
  menuId: string,
  { choices, ...asked }: MergedVersions & { readonly choices: Readonly<Record<string, Side>> },
): Promise<{ id: string; ver: number }> => {
  const { versions, base, ours, merged, heads } = await planMerge(context, menuId);
  if (asked.ver !== versions.ver || asked.from !== versions.from || asked.now !== versions.now) throw outdated();
  const open = merged.conflicts.filter(({ path }) => choices[path] === undefined);
  if (open.length > 0)
    throw new ApiError(
      400,
      open.map(({ path }) => ({ code: 'CHOICE_MISSING', path })),
    );
  const next = apply(
    base,
    resolveConflicts(merged, ({ path }) => choices[path] ?? 'ours'),
  );
  const { field } = definitions[kind];
  const alone = stateWithChanges(kind, ours, diff(ours, next, { field }));
  const related = relatedAt(context.db, heads.layer);
  const [{ document } = alone] = await resolveCrossReferences(context, [{ kind, effective: alone, related }]);
  const changes = diff(ours, document, { field });
  const saves =
    changes.length === 0
      ? []
      : [{ heads, revision: (await planBase(context, heads, { head: ours, changes })).revision }];
  const written = await commitTogether(context, saves, async db => {
    if (!(await moveSourceVersion(db, menuId, asked.from, asked.now))) throw outdated();
  });
  if (written === null) throw outdated();
  return { id: menuId, ver: written[0] ?? versions.ver };
};

/** The three states of a merge: what both came from, the menu and the template as they are. */
const planMerge = async (context: RequestContext, menuId: string) => {
  const menu = await requireManaged(context, menuId);
  const { sourceId, sourceVersion } = menu;
  const source = sourceId === null ? undefined : await findMenuRow(context.db, sourceId);
  if (menu.deletedAt !== null) throw notFound();
  if (source === undefined || sourceVersion === null || !source.template) throw apiError(400, 'NO_TEMPLATE');
  const layer: DocumentLayer = { kind, companyId: context.company.id, menuId, tenant: null };
  const heads = await loadHeads(context, layer);
  const { base: ours } = await readLayers(context, heads);
  const asked = [sourceVersion, source.version].map(version => ({ layerId: source.id, version }));
  const revisions = await revisionsOf(context.db, asked);
  const manifestOf = new Map(revisions.map(({ version, manifest }) => [version, manifest]));
  const manifests = asked.map(({ version }) => manifestOf.get(version) ?? '');
  const stored = await context.content.documents(context.db, manifests);
  const [base, theirs] = manifests.map(manifest => completed(kind, stored.get(manifest)));
  return {
    versions: { ver: heads.base.version, from: sourceVersion, now: source.version },
    name: source.name,
    heads,
    base,
    ours,
    merged: merge(base, ours, theirs, { field: definitions[kind].field }),
  };
};

const conflictText = (
  { changeTextsIn, notSet, labeled }: Sentences,
  base: unknown,
  ours: unknown,
  { path, ours: mine, theirs }: Conflict,
): TemplateConflict => {
  const field = labeled(definitions[kind].field);
  const texts = changeTextsIn('UTC');
  const labels = pathLabelsAt(texts, field, ours, path);
  const names = { definition: field, documents: [ours, base] };
  const valueText = (value: unknown): string =>
    value === undefined ? notSet : formatValueAt(texts, field, ours, path, value);
  const sideText = (changes: readonly Change[]): string => {
    const itself = changes.find(change => change.path === path);
    if (itself?.op === 'set') return valueText(itself.value);
    return changes.map(change => describeChange(texts, names, { ...change, was: getAt(base, change.path) })).join(' ');
  };
  return {
    path,
    label: labels.at(-1) ?? path,
    where: labels.slice(0, -1).join(' › '),
    before: valueText(getAt(base, path)),
    mine: sideText(mine),
    theirs: sideText(theirs),
  };
};
