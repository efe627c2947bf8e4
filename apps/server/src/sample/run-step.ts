import { apply, edit } from '@commissary/document';
import { plainDateTimeAt, plainDateTimeToInstant } from '@commissary/domain';
import { ownAction } from '../services/audit/index.ts';
import { type Context, type IdempotentContext, loadPerson, type Person } from '../services/context/index.ts';
import {
  type DocumentLayer,
  documentName,
  effectiveDocument,
  layerHashesOf,
  loadHeads,
  parentLayerHashes,
  readLayers,
} from '../services/documents/index.ts';
import { storeImage } from '../services/images/index.ts';
import { publishDue, startPublish } from '../services/publishing/index.ts';
import { saveBase, saveOverride } from '../services/saving/index.ts';
import { handleCheckIn } from '../services/terminals/index.ts';
import { findTenant, listLive } from '../store/tenants/index.ts';
import { sampleCompanyId, sampleMenuId } from './company.ts';
import { sampleLocations } from './locations.ts';
import type { SampleStep } from './timeline.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Long enough for every batch of a publish to be due. */
const publishMs = 10 * 60_000;
const posVersion = '8.4.2';

/** One step of the timeline, by its person, at its time, through the service that a call would use. */
export const runStep = async (context: Context, step: SampleStep, began: number): Promise<void> => {
  const at = began - step.daysAgo * dayMs;
  const person = await personOf(context, step.by);
  const caller: IdempotentContext = {
    ...context,
    now: () => new Date(at),
    person,
    origin: ownAction,
    idempotencyKey: null,
  };
  if ('save' in step) await save(caller, step);
  else if ('upload' in step) await upload(caller, step, at);
  else await publish(context, caller, step, began);
};

/** The terminals with contact, each running what is live at its location. */
export const simulateCheckIns = async (context: Context, began: number): Promise<void> => {
  for (const { id, contact } of sampleLocations) {
    const location = contact === null ? null : await findTenant(context.db, id);
    if (location === null || contact === null) continue;
    const now = () => new Date(began - contact * hourMs);
    for (const deviceId of ['counter', 'bar']) {
      const runs = await listLive(context.db, id);
      await handleCheckIn({ ...context, now }, location, {
        deviceId: `${id}-${deviceId}`,
        softwareVersion: posVersion,
        runs,
      });
    }
  }
};

type Save = Extract<SampleStep, { save: unknown }>;
type Upload = Extract<SampleStep, { upload: unknown }>;
type Publish = Extract<SampleStep, { publish: unknown }>;

const save = async (
  caller: IdempotentContext,
  { save: kind, on, edits, menuId = sampleMenuId }: Save,
): Promise<void> => {
  const tenant = on === null ? null : await findTenant(caller.db, on);
  const layer: DocumentLayer = {
    ...documentName({ kind, companyId: sampleCompanyId.id, menuId }),
    tenant,
  };
  const heads = await loadHeads(caller, layer);
  const layers = await readLayers(caller, heads);
  const { base, own } = heads;
  if (own === null) {
    const document = apply(layers.base, edit(layers.base, [], edits));
    await saveBase(caller, layer, { id: base.id, ver: base.version, document });
    return;
  }
  const parent = await effectiveDocument(caller, parentLayerHashes(layerHashesOf(heads)));
  const changes = edit(parent.applied, layers.own, edits);
  await saveOverride(caller, layer, { overrideId: own.id, overrideVer: own.version, changes });
};

const upload = async (caller: IdempotentContext, { upload: pictures }: Upload, expires: number): Promise<void> => {
  for (const { itemId, name, file } of pictures)
    await storeImage(
      caller,
      { companyId: sampleCompanyId.id, name, fileName: `${itemId}.png`, size: file.bytes.length, expires },
      file,
    );
};

const publish = async (context: Context, caller: IdempotentContext, step: Publish, began: number): Promise<void> => {
  const syncDateMillis = step.tomorrowAt === undefined ? 0 : tomorrowAt(step, began);
  await startPublish({ ...caller, config: context.config, log: context.log }, step.publish, {
    locationIds: step.locations,
    syncDateMillis,
  });
  if (syncDateMillis > 0) return;
  const { db, log } = context;
  await publishDue({ db, log, now: () => new Date(caller.now().getTime() + publishMs) });
};

const tomorrowAt = ({ locations: [first], tomorrowAt: time }: Publish, began: number): number => {
  const zone = sampleLocations.find(location => location.id === first)?.timeZone ?? 'UTC';
  const { year, month, day } = plainDateTimeAt(began, zone);
  const date = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
  return plainDateTimeToInstant(`${date}T${time}`, zone);
};

const personOf = async (context: Context, id: string): Promise<Person> => {
  const person = await loadPerson(context.db, id);
  if (person === null) throw new Error(`The sample company has no person ${id}.`);
  return person;
};
