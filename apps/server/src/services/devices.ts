import type { Context } from '../context.ts';
import { type Device, listDevices, listLive } from '../store/check-in.ts';
import type { Running } from '../store/tables.ts';
import type { Tenant } from '../store/tenant.ts';

export type LocationDevice = Omit<Device, 'runs'> & {
  /** `current`: this is what the location should run now. */
  readonly runs: readonly (Running & { readonly current: boolean })[];
};

export const locationDevices = async (context: Context, location: Tenant): Promise<LocationDevice[]> => {
  const [devices, live] = await Promise.all([listDevices(context.db, location.id), listLive(context.db, location.id)]);
  const isCurrent = (run: Running) => live.some(one => one.kind === run.kind && one.manifest === run.manifest);
  return devices.map(device => ({ ...device, runs: device.runs.map(run => ({ ...run, current: isCurrent(run) })) }));
};
