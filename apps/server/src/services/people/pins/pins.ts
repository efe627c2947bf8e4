import { restrictedPermissions, restrictedPinDigits } from '@commissary/domain';
import { findPinSalt, type GrantableRole, type PinRow } from '../../../store/people/index.ts';
import { limitRate } from '../../calls/index.ts';
import type { Context, RequestContext } from '../../context/index.ts';
import { apiError } from '../../errors/index.ts';
import { type HashedPin, hashPin } from '../../secrets/index.ts';

type PinOwner = Pick<PinRow, 'personId' | 'companyId'>;

/** What is written of a PIN: null removes it, undefined keeps it as it is stored. */
export type PinChange = PinRow | null | undefined;

/** The request for one person as it is sent: with the digits of the PIN. */
export type WithDigits<Requested> = Omit<Requested, 'pin'> & { readonly pin?: string | null | undefined };

/** Ten a minute: whoever sends PINs learns which ones are taken. */
const triesPerMinute = 10;

/** Hashes the PIN of a call, before the transaction begins. */
export const hashSentPin = async (
  context: Pick<RequestContext, 'db' | 'now' | 'person' | 'company'>,
  pin: string | null | undefined,
): Promise<HashedPin | null | undefined> => {
  if (typeof pin !== 'string') return pin;
  await limitRate(context, { what: 'pin', by: context.person.id, perMinute: triesPerMinute });
  return hashPin(pin, await findPinSalt(context.db, context.company.id));
};

type RoleWithPermissions = Pick<GrantableRole, 'permissions'> | { readonly role: Pick<GrantableRole, 'permissions'> };

/**
 * Requires more digits of somebody who may do more than sell: of a PIN of four digits all are tried out in seconds by
 * whoever has a list of a terminal with its key, of six a hundred times as many.
 */
export const requireLongPin = (pin: () => string, roles: readonly RoleWithPermissions[], path: string): void => {
  const permissions = roles.flatMap(one => ('role' in one ? one.role : one).permissions);
  if (!restrictedPermissions.some(permission => permissions.includes(permission))) return;
  if (pin().length < restrictedPinDigits) throw apiError(400, 'PIN_TOO_SHORT', `${path}/pin`);
};

/** The body of a call as what is stored of the call may know it: a hash of the PIN itself could be tried out. */
export const withoutPin = <Body extends { readonly pin?: string | null | undefined }>(
  { pins, company }: Pick<RequestContext, 'pins' | 'company'>,
  body: Body,
): object => (typeof body.pin === 'string' ? { ...body, pin: pins.digests(company.id, body.pin) } : body);

/** The PIN that is sent, sealed for its person; that which is stored already is no change. */
export const pinChangeOf = (
  { pins }: Pick<Context, 'pins'>,
  owner: PinOwner,
  stored: PinRow | undefined,
  sent: HashedPin | null | undefined,
): PinChange => {
  if (sent === undefined) return undefined;
  if (sent === null) return stored === undefined ? undefined : null;
  return stored !== undefined && pins.open(stored) === sent.pin ? undefined : pins.seal(owner, sent);
};
