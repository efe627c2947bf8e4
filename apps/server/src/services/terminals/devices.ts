import type { RunningPins } from '../../store/database/index.ts';
import { findWholeManifests } from '../../store/documents/index.ts';
import { type Device, listDevices, listLive, type TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

export type LocationDevice = Omit<Device, 'runs'> & {
  /** `current`: this is what the location should run now. */
  readonly runs: readonly (RunningPins & { readonly current: boolean })[];
};

export const locationDevices = async (context: Context, location: TenantRecord): Promise<LocationDevice[]> => {
  const [devices, live] = await Promise.all([listDevices(context.db, location.id), listLive(context.db, location.id)]);
  const whole = await findWholeManifests(
    context.db,
    live.map(({ manifest }) => manifest),
  );
  const isCurrent = (run: RunningPins) =>
    live.some(({ kind, manifest }) => kind === run.kind && [manifest, whole.get(manifest)].includes(run.manifest));
  return devices.map(device => ({ ...device, runs: device.runs.map(run => ({ ...run, current: isCurrent(run) })) }));
};
