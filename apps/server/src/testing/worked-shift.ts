import type { Shift } from '@commissary/domain';

const hour = 3_600_000;

/** A shift of eight hours as a terminal sends it, which ended at a time. */
export const workedShift = (id: string, clockOut: number, more: Partial<Shift> = {}): Shift => ({
  id,
  revision: 1,
  deviceId: 'till',
  employee: { id: 'p1', name: 'Sam Hill' },
  job: { id: '4', name: 'Server' },
  clockIn: clockOut - 8 * hour,
  clockOut,
  breaks: [],
  declaredTips: 0,
  heldTips: 0,
  sales: 0,
  deliveries: null,
  payments: [],
  edited: null,
  ...more,
});
