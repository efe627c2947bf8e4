import { sentencesIn } from '@commissary/catalog';
import type { MenuDifference, MenuVersion } from '@commissary/contract';
import { diff, getAt } from '@commissary/document';
import { describeChange, redact, redactChanges, subjectAt } from '@commissary/schema';
import { listSaves, liveVersions, revisionsOf } from '../../store/documents/index.ts';
import { completed, definitions } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { describeVersions, historyLayers } from '../history/index.ts';

const kind = 'menu';
/** What is said of a version, and of two versions that are compared. */
const [saidOfOne, saidOfTwo] = [3, 500];

export interface VersionsQuery {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** The saved versions of a menu, newest first. */
export const readVersions = async (
  context: RequestContext,
  menuId: string,
  { before, limit = 20 }: VersionsQuery,
): Promise<MenuVersion[]> => {
  const scope = await historyLayers(context, { kind, companyId: context.company.id, menuId });
  const layerId = scope.documentId;
  const [last] = before === undefined ? [] : await revisionsOf(context.db, [{ layerId, version: before }]);
  if (before !== undefined && last === undefined) throw apiError(404, 'NOT_FOUND', 'before');
  const saves = await listSaves(context.db, {
    layerIds: [layerId],
    limit,
    ...(last !== undefined && { behind: { ...last, is: 'save' } }),
  });
  const said = await describeVersions(context, scope, saves);
  const live = await liveVersions(context.db, menuId);
  return saves.map(({ id, version, by, at }) => {
    const changes = said.get(id)?.changes ?? [];
    return {
      id,
      version,
      userDisplayName: by,
      savedAt: at.getTime(),
      comment: changes
        .slice(0, saidOfOne)
        .map(({ sentence }) => sentence)
        .join(' '),
      path: changes[0]?.path ?? null,
      changes: said.get(id)?.total ?? 0,
      locations: live.get(version) ?? 0,
    };
  });
};

/** What differs between two versions, as far as the person may read it. */
export const compareVersions = async (
  context: RequestContext,
  menuId: string,
  versions: { readonly from: string; readonly to: string },
): Promise<{ differences: MenuDifference[]; total: number; fromId: string }> => {
  const { documentId: layerId, may } = await historyLayers(context, { kind, companyId: context.company.id, menuId });
  const asked = (['from', 'to'] as const).map(name => ({ name, version: Number(versions[name]) }));
  const found = await revisionsOf(
    context.db,
    asked.map(({ version }) => ({ layerId, version })),
  );
  const byVersion = new Map(found.map(one => [one.version, one]));
  const [from, to] = asked.map(({ name, version }) => {
    const revision = byVersion.get(version);
    if (revision === undefined) throw apiError(404, 'NOT_FOUND', name);
    return revision;
  }) as [(typeof found)[number], (typeof found)[number]];
  const stored = await context.content.documents(context.db, [from.manifest, to.manifest]);
  const { field } = definitions[kind];
  const [before, after] = [from, to].map(({ manifest }) => redact(field, completed(kind, stored.get(manifest)), may));
  const changes = redactChanges(field, diff(before, after, { field }), may);
  const { changeTexts, changeTextsIn, labeled } = sentencesIn(context.language);
  const names = { definition: labeled(field), documents: [after, before] };
  const texts = changeTextsIn('UTC');
  return {
    differences: changes.slice(0, saidOfTwo).map(change => ({
      path: change.path,
      op: change.op,
      subject: subjectAt(changeTexts, names, change.path),
      sentence: describeChange(texts, names, { ...change, was: getAt(before, change.path) }),
    })),
    total: changes.length,
    fromId: from.id,
  };
};
