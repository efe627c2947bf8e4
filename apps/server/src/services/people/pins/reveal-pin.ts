import { randomInt } from 'node:crypto';
import { proposedPinDigits } from '@commissary/domain';
import { inTransaction } from '../../../store/database/index.ts';
import { findPinHolders, findPins, pinKeysOf } from '../../../store/people/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { RequestContext } from '../../context/index.ts';
import { apiError, notYours } from '../../errors/index.ts';
import { employeeAudit } from '../employee-changes.ts';
import { mayRevealPin, requireEmployee } from '../employees.ts';

const candidates = 20;

/** A PIN that nobody of the company has, so that it stays free when a place is added. */
export const proposePin = async ({ db, pins, company }: RequestContext): Promise<string> => {
  const keys = await pinKeysOf(db, company.id);
  for (;;) {
    const proposed = Array.from({ length: candidates }, randomPin);
    const digests = new Map(proposed.map(pin => [pin, pins.digests(company.id, pin, keys)]));
    const holders = await findPinHolders(db, company.id, [...digests.values()].flat());
    const taken = new Set(holders.map(({ digest }) => digest));
    const free = proposed.find(pin => !digests.get(pin)?.some(digest => taken.has(digest)));
    if (free !== undefined) return free;
  }
};

/** The PIN of an employee. That it was viewed is committed before it is answered. */
export const revealPin = async (context: RequestContext, id: string): Promise<string> => {
  const { db, pins, person } = context;
  const found = await requireEmployee(db, person, id);
  if (!mayRevealPin(person, found)) throw notYours('/params/id', 'restricted');
  const [row] = await findPins(db, [id]);
  if (row === undefined) throw apiError(400, 'NO_PIN');
  const pin = pins.open(row);
  await inTransaction(db, async transaction => {
    await recordAudit(context, transaction, { ...employeeAudit(found.row), action: 'pin-revealed' });
  });
  return pin;
};

const randomPin = (): string => String(randomInt(10 ** proposedPinDigits)).padStart(proposedPinDigits, '0');
