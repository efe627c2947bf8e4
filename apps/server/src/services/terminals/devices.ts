import type { RunningPins, TerminalTrouble } from '../../store/database/index.ts';
import { findWholeManifests } from '../../store/documents/index.ts';
import { type Device, listDevices, listFirstRuns, listLive, type TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

export type LocationDevice = Omit<Device, 'runs'> & {
  /** `current`: this is what the location should run now. */
  readonly runs: readonly (RunningPins & { readonly current: boolean; readonly since: Date | null })[];
};

export const locationDevices = async (context: Context, location: TenantRecord): Promise<LocationDevice[]> => {
  const [devices, live, firstRuns] = await Promise.all([
    listDevices(context.db, location.id),
    listLive(context.db, location.id),
    listFirstRuns(context.db, location.id),
  ]);
  const whole = await findWholeManifests(
    context.db,
    live.map(({ manifest }) => manifest),
  );
  const firstRunAt = new Map(firstRuns.map(({ kind, deviceId, at }) => [`${kind} ${deviceId}`, at]));
  const isCurrent = (run: RunningPins) =>
    live.some(({ kind, manifest }) => kind === run.kind && [manifest, whole.get(manifest)].includes(run.manifest));
  const isLive = ({ kind, manifest }: TerminalTrouble) =>
    live.some(one => one.kind === kind && one.manifest === manifest);
  return devices.map(({ runs, troubles, ...device }) => ({
    ...device,
    runs: runs.map(run => {
      const current = isCurrent(run);
      return { ...run, current, since: (current && firstRunAt.get(`${run.kind} ${device.deviceId}`)) || null };
    }),
    troubles: troubles.filter(isLive),
  }));
};
