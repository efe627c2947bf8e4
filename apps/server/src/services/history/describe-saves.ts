import { sentencesIn } from '@commissary/catalog';
import type { TimelineSave } from '@commissary/contract';
import { accessibleTenants, hasCompanyWideGrant } from '@commissary/domain';
import { describeChange, redactChanges, subjectAt } from '@commissary/schema';
import { linesOfRevisions, type Revision, savedTogether, valuesOfLines } from '../../store/documents/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { NamesOf } from './historical-names.ts';
import type { HistoryLayers } from './history-layers.ts';
import type { liveIntervalOf } from './live-interval.ts';

const shownChanges = 50;

export interface DescribedSaves {
  readonly saves: readonly Revision[];
  /** Only these are described; `undefined` = the first ones. */
  readonly paths: readonly string[] | undefined;
  readonly namesOf: NamesOf;
  readonly live: Awaited<ReturnType<typeof liveIntervalOf>>;
}

/**
 * Saves as sentences, by id. Values are read only for the changes that are described, as one save may have thousands.
 */
export const describeSaves = async (
  caller: UseCaseContext,
  layers: HistoryLayers,
  { saves, paths, namesOf, live }: DescribedSaves,
): Promise<ReadonlyMap<string, TimelineSave>> => {
  const { field } = definitions[layers.kind];
  const requested = paths === undefined ? undefined : new Set(paths);
  const lines = await linesOfRevisions(
    caller.db,
    saves.map(({ id }) => id),
  );
  const bySave = Map.groupBy(redactChanges(field, lines, layers.may), ({ revisionId }) => revisionId);
  const shown = new Map(
    [...bySave].map(([id, all]) => [id, all.filter(({ path }) => requested?.has(path) ?? true).slice(0, shownChanges)]),
  );
  const values = await valuesOfLines(
    caller.db,
    [...shown.values()].flat().map(({ id }) => id),
  );
  const hasChanges = new Set(lines.map(({ revisionId }) => revisionId));
  const elsewhere = await savedElsewhere(caller, layers, [...shown.keys()]);
  const layerNames = new Map(layers.layers.map(({ id, name }) => [id, name]));
  const { changeTexts, changeTextsIn } = sentencesIn(caller.language);
  const said = changeTextsIn(layers.tenant?.timeZone ?? 'UTC');
  const described = new Map<string, TimelineSave>();
  for (const save of saves) {
    const { id, layerId, tenantId, version, authorId, by, at } = save;
    const changes = shown.get(id) ?? [];
    if (changes.length === 0 && hasChanges.has(id)) continue;
    const readable = redactChanges(
      field,
      changes.map(line => ({ ...line, ...values.get(line.id) })),
      layers.may,
    );
    const names = await namesOf(
      save,
      readable.map(({ path }) => path),
    );
    const layerName = layerNames.get(layerId);
    described.set(id, {
      is: 'save',
      id,
      tenantId,
      version,
      by,
      ...(authorId === caller.person.id && { mine: true }),
      at: at.getTime(),
      ...live(layerId, version),
      ...(elsewhere.has(id) && { together: elsewhere.get(id) }),
      changes: readable.map(({ path, op, value, was }) => ({
        path,
        op,
        subject: subjectAt(changeTexts, names, path),
        sentence: describeChange(said, names, { path, op, value, was }, layerName),
      })),
      total: bySave.get(id)?.length ?? 0,
    });
  }
  return described;
};

/** The number of other tenants at which the action of each save saved, as far as this person may see them. */
const savedElsewhere = async (
  caller: UseCaseContext,
  { companyId }: HistoryLayers,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const others = await savedTogether(caller.db, ids);
  const counts = new Map<string, number>();
  if (others.length === 0) return counts;
  const named = await findTenantNames(
    caller.db,
    others.flatMap(({ tenantId }) => tenantId ?? []),
  );
  const reached = new Set<string | null>(accessibleTenants(caller.person, named).map(({ id }) => id));
  if (hasCompanyWideGrant(caller.person, companyId)) reached.add(null);
  for (const { id, tenantId } of others) if (reached.has(tenantId)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};
