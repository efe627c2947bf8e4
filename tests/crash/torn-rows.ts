import type { Database } from '../../apps/server/src/store/database/database.ts';

/** Returns every row that lacks the other rows of its transaction. */
export const tornRows = async ({ db }: Database): Promise<string[]> => {
  const layers = await db.selectFrom('layer').select(['id', 'version', 'revision_id']).execute();
  const revisions = await db.selectFrom('revision').selectAll().orderBy('version').execute();
  const logged = new Set((await db.selectFrom('change_log').select('revision_id').distinct().execute()).map(firstOf));
  const audited = new Set(
    (await db.selectFrom('audit').select('details').where('action', '=', 'document.save').execute()).map(
      ({ details }) => String((details as { revisionId?: unknown }).revisionId),
    ),
  );
  const parts = new Set((await db.selectFrom('part').select('hash').execute()).map(({ hash }) => hash));
  const ofLayer = Map.groupBy(revisions, ({ layer_id }) => layer_id);
  return [
    ...layers.flatMap(({ id, version, revision_id }) => {
      const versions = (ofLayer.get(id) ?? []).map(revision => revision.version);
      const inRow = versions.every((found, index) => found === index + 1) && versions.length === version;
      const head = ofLayer.get(id)?.at(-1)?.id ?? null;
      return inRow && head === revision_id ? [] : [`layer ${id} at ${version} has the revisions ${versions}`];
    }),
    ...revisions.flatMap(({ id, version, source, manifest }) => [
      ...(parts.has(manifest) ? [] : [`revision ${id} has no content`]),
      // A new company saves its documents once as they begin.
      ...(source !== 'save' || version === 1 || logged.has(id) ? [] : [`revision ${id} has no changes`]),
      ...(source !== 'save' || audited.has(id) ? [] : [`revision ${id} has no line in the audit`]),
    ]),
  ];
};

const firstOf = ({ revision_id }: { readonly revision_id: string }): string => revision_id;
