import {
  type DocumentKind,
  documentKinds,
  hasSeveral,
  type LocationSettings,
  type Menu,
  outOfStock,
  outOfStockTexts,
  publishKinds,
  sentencesIn,
} from '@commissary/catalog';
import type { LocationDay } from '@commissary/contract';
import {
  addDays,
  channels,
  closingWithinDays,
  openIntervals,
  permissionsAt,
  plainDateAt,
  plainDateTimeToInstant,
  tenantScopeOf,
} from '@commissary/domain';
import { complete, describeChange, memberPath, type Names, redact, stillCounts } from '@commissary/schema';
import { liveAt } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import { grantsText, type RequestContext } from '../context/index.ts';
import { cachedHeads, effectiveDocument, layerHashesOf } from '../documents/index.ts';
import { changesToPublish } from '../publishing/index.ts';
import { locationDevices } from '../terminals/index.ts';

/** The number of changes that are shown. */
const SHOWN = 6;
/** A shift that began in the evening ends by then. */
const NIGHT_MS = 4 * 3_600_000;

/** The day of a location, in one response. */
export const readLocationDay = async (context: RequestContext, location: TenantRecord): Promise<LocationDay> => {
  const now = context.now().getTime();
  const [live, saved] = [await readLive(context, location), await readSaved(context, location)];
  const devices = await locationDevices(context, location);
  return {
    hours: hoursOf(live.get('settings'), location.timeZone ?? 'UTC', now),
    outOfStock: outOf(saved.get('menu'), now),
    terminals: devices
      .map(({ deviceId, lastSeenAt, runs }) => ({
        deviceId,
        lastSeen: lastSeenAt.getTime(),
        current: runs.every(({ current }) => current),
      }))
      .sort((a, b) => a.lastSeen - b.lastSeen),
    unpublished: await unpublishedAt(context, location, (kind): readonly unknown[] => [
      saved.get(kind),
      live.get(kind),
    ]),
  };
};

type ByKind = ReadonlyMap<DocumentKind, unknown>;

/** What the location runs, as far as the person may read it. */
const readLive = async (context: RequestContext, location: TenantRecord): Promise<ByKind> => {
  const live = await liveAt(context.db, [location.id]);
  const manifests = live.map(({ manifest }) => manifest);
  const documents = await context.content.documents(context.db, manifests);
  const see = visibleAt(context, location);
  return new Map(live.map(({ kind, manifest }) => [kind, see(kind, documents.get(manifest))]));
};

/** What is saved for the location, as far as the person may read it. */
const readSaved = async (context: RequestContext, location: TenantRecord): Promise<ByKind> => {
  const { companyId, menuId } = location;
  const see = visibleAt(context, location);
  const found = new Map<DocumentKind, unknown>();
  for (const kind of documentKinds) {
    if (hasSeveral(kind) && menuId === null) continue;
    const heads = await cachedHeads(context, {
      kind,
      companyId,
      tenant: location,
      ...(menuId !== null && hasSeveral(kind) && { menuId }),
    });
    found.set(kind, see(kind, (await effectiveDocument(context, layerHashesOf(heads))).document));
  }
  return found;
};

const visibleAt = ({ person }: RequestContext, location: TenantRecord) => {
  const held: ReadonlySet<string> = permissionsAt(person, tenantScopeOf(location));
  return (kind: DocumentKind, document: unknown): unknown =>
    redact(definitions[kind].field, document, permission => held.has(permission));
};

const hoursOf = (settings: unknown, zone: string, now: number): LocationDay['hours'] => {
  if (settings === undefined) return null;
  const { hours } = complete(definitions.settings.field, settings) as LocationSettings;
  const day = plainDateAt(now - NIGHT_MS, zone);
  const midnight = plainDateTimeToInstant(`${day}T00:00`, zone);
  const afterTomorrow = plainDateTimeToInstant(`${addDays(day, 2)}T00:00`, zone);
  return {
    midnight,
    channels: channels.map(channel => ({
      channel,
      // A week ahead tells when an interval that begins by tomorrow really ends.
      intervals: openIntervals(hours, channel, zone, day, addDays(day, closingWithinDays))
        .filter(({ from, to }) => to > midnight && from < afterTomorrow)
        .map(({ from, to }) => ({ from, to })),
    })),
  };
};

/** What is out of stock in a menu: items, and sizes of one item alone with their item; options of a department; modifiers. */
const outOf = (document: unknown, now: number): LocationDay['outOfStock'] => {
  if (document === undefined) return [];
  const { departments, modifiers } = document as Menu;
  const listed = [
    ...departments.flatMap(department => stockOfDepartment(department)),
    ...modifiers.items.map(({ id, info }) => ({ path: memberPath('/modifiers/items', id), ...info })),
  ];
  return listed
    .flatMap(({ path, name, out }) =>
      out !== undefined && stillCounts(outOfStock, out, now) ? [{ path, name, until: out.until }] : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
};

interface Stocked {
  readonly path: string;
  readonly name: string;
  readonly out?: { readonly until: number | null } | undefined;
}

const stockOfDepartment = ({ id, items, styles }: Menu['departments'][number]): readonly Stocked[] => {
  const at = memberPath('/departments', id);
  const options = styles.flatMap(style =>
    style.options.map(one => ({
      ...one,
      path: memberPath(`${memberPath(`${at}/styles`, style.id)}/options`, one.id),
    })),
  );
  const names = new Map(options.map(one => [String(one.id), one.name]));
  return [
    ...options,
    ...items.flatMap(({ id: itemId, info: { name, out, optionsOut } }) => {
      const path = memberPath(`${at}/items`, itemId);
      const own = optionsOut.map(one => ({
        path: memberPath(`${path}/info/optionsOut`, one.id),
        name: outOfStockTexts.optionOf(name, names.get(String(one.id)) ?? ''),
        out: one.out,
      }));
      return [{ path, name, out }, ...own];
    }),
  ];
};

/** Compares what is saved with what is live, so it is cached until one of them changes, for people of equal permissions. */
const unpublishedAt = (
  context: RequestContext,
  location: TenantRecord,
  documentsOf: (kind: DocumentKind) => readonly unknown[],
): Promise<LocationDay['unpublished']> =>
  context.rowCache.getOrLoad(
    'states',
    [location.companyId],
    `changes at ${location.id} ${context.language} ${grantsText(context.person)}`,
    () => compareAt(context, location, documentsOf),
  );

const compareAt = async (
  context: RequestContext,
  { id, timeZone }: TenantRecord,
  documentsOf: (kind: DocumentKind) => readonly unknown[],
): Promise<LocationDay['unpublished']> => {
  const locations = [];
  for (const kind of publishKinds) locations.push(...(await changesToPublish(context, kind, { locationIds: [id] })));
  const { changeTextsIn, labeled } = sentencesIn(context.language);
  const texts = changeTextsIn(timeZone ?? 'UTC');
  const documents = locations.flatMap(location => location.documents);
  const changes = documents.flatMap(({ kind, changes: all }) => {
    const names: Names = { definition: labeled(definitions[kind].field), documents: documentsOf(kind) };
    return all
      .slice(0, SHOWN)
      .map(change => ({ kind, path: change.path, sentence: describeChange(texts, names, change) }));
  });
  const people = locations.reduce((sum, location) => sum + location.people, 0);
  return { changes: changes.slice(0, SHOWN), total: documents.reduce((sum, { total }) => sum + total, people) };
};
