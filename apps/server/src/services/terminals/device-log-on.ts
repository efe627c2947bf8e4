import { createHmac } from 'node:crypto';
import type { DeviceLogOnList } from '@commissary/contract';
import { pinHashing } from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { findPinSalt, type PinRow, putOwnVerifier } from '../../store/people/index.ts';
import { type Credential, hasDevice, putDeviceKey, type TenantRecord } from '../../store/tenants/index.ts';
import { recordAuditAs } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { hashPin, saltOfPerson, tokenHash } from '../secrets/index.ts';
import { admittedAt } from './log-on.ts';

interface KeyedDevice {
  readonly deviceId: string;
  /** Made by the device itself: nothing that it gets is of use without it. */
  readonly key: string;
}

/**
 * Who may log on, for one device: each with a salt of their own, and with a hash into which the key of the device enters.
 * The first list of a device, and one for another key, is an entry of the audit.
 */
export const readDeviceLogOnList = async (
  context: RequestContext,
  location: TenantRecord,
  credential: Credential,
  { deviceId, key }: KeyedDevice,
): Promise<DeviceLogOnList> => {
  if (!(await hasDevice(context.db, location.id, deviceId))) throw apiError(400, 'UNKNOWN_DEVICE', 'deviceId');
  const { token, people, pins } = await admittedAt(context, location);
  await inTransaction(context.db, async db => {
    if (!(await putDeviceKey(db, { tenantId: location.id, deviceId, keyHash: tokenHash(key) }))) return;
    const actor = { id: null, name: location.name };
    await recordAuditAs(context, db, actor, {
      action: 'pins-sent',
      companyId: location.companyId,
      tenantIds: [location.id],
      target: credential.id,
      subject: credential.name,
      details: { device: deviceId, people: people.length },
    });
  });
  const salt = await findPinSalt(context.db, location.companyId);
  const listed = await Promise.all(
    people.map(async ({ id, name }) => {
      const row = pins.get(id);
      if (row === undefined) throw new Error('Somebody without a PIN was admitted.');
      const own = saltOfPerson(salt, id);
      const verifier = createHmac('sha256', key)
        .update(await ownVerifierOf(context, row, own))
        .digest('base64url');
      return { id, name, salt: own, verifier };
    }),
  );
  return { token, ...pinHashing, people: listed };
};

/** Computed once for each PIN, by the first list that has it. */
const ownVerifierOf = async ({ db, pins }: RequestContext, row: PinRow, salt: string): Promise<string> => {
  const known = pins.ownVerifier(row);
  if (known !== null) return known;
  const { hash } = await hashPin(pins.open(row), salt);
  await putOwnVerifier(db, row, pins.sealOwnVerifier(row, hash));
  return hash;
};
