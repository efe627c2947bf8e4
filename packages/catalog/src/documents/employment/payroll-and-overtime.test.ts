import { initial, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { payrollAndOvertime } from './payroll-and-overtime.ts';

const days = ['0', '1', '2', '3', '4', '5', '6'];

it('[CONST.payroll.*] the labor target is 27.00 %, salaries are spread by 10.00 and 25.00 %, overtime starts after 40 hours a week', () => {
  const payroll = initial(payrollAndOvertime);
  expect(Object.values(payroll.laborBudgetTargetPercentage)).toEqual(Array(7).fill('27.00'));
  expect(
    days.map(day => Object.entries(payroll.salaryAllocationsPercentage).find(([key]) => key === day)?.[1]),
  ).toEqual(['10.00', '10.00', '10.00', '10.00', '10.00', '25.00', '25.00']);
  expect(payroll.overTimePay).toEqual({
    after8HoursPerDay: false,
    after40HoursPerWeek: true,
    californiaOvertime: false,
  });
});

it('is invalid when the salary allocations of a week are not 100.00 %, to the cent', () => {
  const payroll = initial(payrollAndOvertime);
  const allocate = (sunday: string) =>
    validateValue(payrollAndOvertime, {
      ...payroll,
      salaryAllocationsPercentage: { ...payroll.salaryAllocationsPercentage, 0: sunday },
    });
  expect(allocate('10.00')).toEqual([]);
  expect(allocate('10.01')).toEqual([{ path: '/salaryAllocationsPercentage', code: 'rule', rule: 'salary-total' }]);
  expect(allocate('9.99').length).toBe(1);
});
