import { initial, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { jobType, jobTypes } from './job-types.ts';

it('[MSG.builtin.JobType.*] [CONST.jobType.defaultCount] a new document has four job types', () => {
  expect(initial(jobTypes).map(({ id, name }) => [id, name])).toEqual([
    [1, 'Cashier'],
    [2, 'Driver'],
    [3, 'Manager'],
    [4, 'Server'],
  ]);
});

it('a new job type has the initial values of the specification', () => {
  expect(initial(jobType)).toMatchObject({
    logOnStyle: 'SINGLE',
    eligibleForTicketsTransfers: true,
    defaultOrdersScreenToAssignedOrders: false,
    printTimeClockReceiptAtClockOff: true,
    defaultScreenAfterLogOn: 'NO_DEFAULT_SCREEN',
    excludeFromLaborCalculations: false,
    declareTipsAtClockOff: false,
    minimumTipPercentage: '0.00',
    payTipsOnPayroll: false,
    requirements: [],
    driverSettings: {
      mode: 'NOT_DRIVER',
      feeMethod: 'NONE',
      feePerOrder: '0.00',
      feePerDispatch: '0.00',
      orderPercentage: '0.00',
      mileage: '0.00',
      payFeeOnPayroll: false,
      trackMileage: { enabled: true, method: 'GOOGLE_MAPS' },
      zones: [],
    },
  });
});

it('[RULE.employment.25] only the built-in Server has the two further keys', () => {
  const keyed = initial(jobTypes).filter(
    ({ driverSettings }) => 'zoneId' in driverSettings && 'feePerZone' in driverSettings,
  );
  expect(keyed.map(job => job.name)).toEqual(['Server']);
});

it('is invalid without a name or a department, and with the name of another job type', () => {
  const [cashier, driver] = initial(jobTypes);
  const codes = (...jobs: unknown[]) =>
    validateValue(jobTypes, jobs).map(issue => `${issue.path} ${issue.rule ?? issue.code}`);
  expect(codes(cashier, driver)).toEqual([]);
  expect(codes({ ...cashier, name: ' ' })).toEqual(['/[1]/name job-type-unnamed']);
  expect(codes({ ...cashier, departmentId: '' })).toEqual(['/[1]/departmentId job-type-without-department']);
  expect(codes(cashier, { ...driver, name: 'cashier ' })).toEqual(['/[1]/name not-unique', '/[2]/name not-unique']);
});
