import type { Tenant as SentTenant } from '@commissary/contract';
import { lastDayStart } from '@commissary/domain';
import type { Credential, TenantRecord } from '../../store/tenants/index.ts';
import type { LocationDevice } from '../terminals/index.ts';

export const serializeTenant = (tenant: TenantRecord): SentTenant => {
  const { lastPing, posVersion, tags, products, version, ownDayStarts, ...rest } = tenant;
  const { licensedAt: _, laborIntegrated: _labor, dayStarts: _starts, ...same } = rest;
  return {
    ...same,
    ...lastDayStart(ownDayStarts, null),
    ver: version,
    tags: [...tags],
    products: [...products],
    lastPing: lastPing?.getTime() ?? null,
    thrivePosVersion: posVersion,
  };
};

/** Contains neither the secret nor its hash. */
export const serializeCredential = ({ id, name, clientId, createdAt, lastUsedAt }: Credential) => ({
  id,
  name,
  clientId,
  createdAt: createdAt.getTime(),
  lastUsedAt: lastUsedAt?.getTime() ?? null,
});

export const serializeDevice = ({ lastSeenAt, runs, troubles, ...device }: LocationDevice) => ({
  ...device,
  lastSeen: lastSeenAt.getTime(),
  runs: runs.map(({ since, ...run }) => ({ ...run, since: since?.getTime() ?? null })),
  troubles: troubles.map(({ kind, code }) => ({ kind, code })),
});
