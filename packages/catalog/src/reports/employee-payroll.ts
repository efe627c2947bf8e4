import type { Report } from './report.ts';

export const employeePayroll: Report = {
  folder: 'TEAM',
  permission: 'payroll',
  tables: [
    {
      measures: ['workedHours', 'overtimeHours', 'wages', 'payrollTips', 'payrollFees', 'payrollTotal'],
      dimensions: [],
    },
    {
      measures: [
        'regularHours',
        'overtimeHours',
        'paidBreaks',
        'hourlyRate',
        'wages',
        'declaredTips',
        'payrollTips',
        'payrollFees',
        'payrollTotal',
      ],
      dimensions: ['job', 'employee'],
    },
    { measures: ['workedHours', 'overtimeHours', 'wages', 'payrollTotal'], dimensions: ['day'] },
    { measures: ['workedHours', 'overtimeHours', 'wages', 'payrollTotal'], dimensions: ['location'] },
    { measures: ['payrollPayments'], dimensions: ['employee', 'payrollCode'] },
  ],
  filters: ['location'],
  only: [],
  period: 'THIS_WEEK',
  comparison: 'NONE',
  chart: { kind: 'BARS', measure: 'workedHours', by: 'day' },
};
