import { apply, edit } from '@commissary/document';
import { localToInstant, wallClockAt } from '@commissary/domain';
import type { Context } from '../context.ts';
import { ownDoing } from '../services/audit.ts';
import type { Starter } from '../services/caller.ts';
import { checkIn } from '../services/check-in/check-in.ts';
import { effectiveDocument, parentStack, readLayers, stackOf } from '../services/documents/effective.ts';
import { type Place, stand } from '../services/documents/place.ts';
import { saveBase } from '../services/documents/save-base.ts';
import { saveOverride } from '../services/documents/save-override.ts';
import { loadPerson, type Person } from '../services/person.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { startPublish } from '../services/publishing/publish-start.ts';
import { listLive } from '../store/check-in.ts';
import { findTenant } from '../store/tenant.ts';
import { sampleCompany, sampleMenuId } from './company.ts';
import { locations } from './places.ts';
import type { Step } from './story.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Long enough for every batch of a publish to have come due. */
const publishMs = 10 * 60_000;
const posVersion = '8.4.2';

/** One act of the story, by its person, at its time, through the service that a call would use. */
export const perform = async (context: Context, step: Step, began: number): Promise<void> => {
  const at = began - step.daysAgo * dayMs;
  const person = await personOf(context, step.by);
  const caller: Starter = { ...context, now: () => new Date(at), person, origin: ownDoing, idempotencyKey: null };
  if ('save' in step) await save(caller, step);
  else await publish(context, caller, step, began);
};

/** The terminals that were heard of, each running what is live at its location. */
export const callEverybody = async (context: Context, began: number): Promise<void> => {
  for (const { id, contact } of locations) {
    const location = contact === null ? null : await findTenant(context.db, id);
    if (location === null || contact === null) continue;
    const now = () => new Date(began - contact * hourMs);
    for (const deviceId of ['counter', 'bar']) {
      const runs = await listLive(context.db, id);
      await checkIn({ ...context, now }, location, {
        deviceId: `${id}-${deviceId}`,
        softwareVersion: posVersion,
        runs,
      });
    }
  }
};

type Save = Extract<Step, { save: unknown }>;
type Publish = Extract<Step, { publish: unknown }>;

const save = async (caller: Starter, { save: kind, on, edits }: Save): Promise<void> => {
  const tenant = on === null ? null : await findTenant(caller.db, on);
  const place: Place = {
    kind,
    companyId: sampleCompany.id,
    tenant,
    ...(kind === 'menu' ? { menuId: sampleMenuId } : {}),
  };
  const standing = await stand(caller, place);
  const layers = await readLayers(caller, standing);
  const { base, own } = standing;
  if (own === null) {
    const document = apply(layers.base, edit(layers.base, [], edits));
    await saveBase(caller, place, { id: base.id, ver: base.version, document });
    return;
  }
  const parent = await effectiveDocument(caller, parentStack(stackOf(standing)));
  const changes = edit(parent.applied, layers.own, edits);
  await saveOverride(caller, place, { overrideId: own.id, overrideVer: own.version, changes });
};

const publish = async (context: Context, caller: Starter, step: Publish, began: number): Promise<void> => {
  const syncDateMillis = step.tomorrowAt === undefined ? 0 : tomorrowAt(step, began);
  await startPublish(caller, step.publish, { locationIds: step.locations, syncDateMillis });
  if (syncDateMillis > 0) return;
  const { db, log } = context;
  await publishDue({ db, log, now: () => new Date(caller.now().getTime() + publishMs) });
};

const tomorrowAt = ({ locations: [first], tomorrowAt: time }: Publish, began: number): number => {
  const zone = locations.find(location => location.id === first)?.timeZone ?? 'UTC';
  const { year, month, day } = wallClockAt(began, zone);
  const date = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
  return localToInstant(`${date}T${time}`, zone);
};

const personOf = async (context: Context, id: string): Promise<Person> => {
  const person = await loadPerson(context.db, id);
  if (person === null) throw new Error(`The sample company has lost ${id}.`);
  return person;
};
