import { hash } from 'node:crypto';
import { canonicalJson } from '@commissary/document';
import { type Shift, type ShiftFlag, shiftDay } from '@commissary/domain';
import type { NewShift } from '../../store/shifts/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { termsAt } from './terms-at.ts';

/** A shift that may be stored. */
export interface ArrivedShift extends Pick<NewShift, 'id' | 'revision' | 'hash' | 'shift' | 'flags'> {}

/** 128 bits tell two revisions with one number apart. */
const hashBytes = 16;

export const arrivedShift = (shift: Shift, flags: readonly ShiftFlag[]): ArrivedShift => ({
  ...{ id: shift.id, revision: shift.revision, shift, flags },
  hash: hash('sha256', canonicalJson(shift), 'buffer').subarray(0, hashBytes),
});

/** Shifts as they are stored: on which day and in which week they count by the clocks of their location, and paid by what. */
export const shiftRows = async (
  context: Pick<Context, 'db' | 'content'>,
  location: TenantRecord,
  arrived: readonly ArrivedShift[],
): Promise<readonly NewShift[]> => {
  if (arrived.length === 0) return [];
  const { startOfWeek, isKnown, termsOf } = await termsAt(
    context,
    location,
    arrived.map(({ shift }) => shift.employee.id),
  );
  return arrived.map(one => {
    const { employee, job } = one.shift;
    const { day, week } = shiftDay(one.shift, location.timeZone ?? 'UTC', startOfWeek, location.dayStarts);
    return {
      ...one,
      ...{ day, week },
      flags: isKnown(employee.id) ? one.flags : [...one.flags, 'UNKNOWN_EMPLOYEE' as const],
      terms: termsOf({ employeeId: employee.id, jobId: job.id, day }),
    };
  });
};
