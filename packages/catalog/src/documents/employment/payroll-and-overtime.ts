import { type Field, group, money, number, percent, toggle, type Value } from '@commissary/schema';
import { rule } from '../../rule.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** One percentage for each day of the week, keyed 0 to 6. */
const byDay = (
  label: string,
  help: string,
  initials: readonly [string, string, string, string, string, string, string],
  bars: { readonly total?: string } = {},
) =>
  group(
    { label, help, layout: [{ fields: ['0', '1', '2', '3', '4', '5', '6'], bars }] },
    {
      0: percent({ label: days[0], initial: initials[0] }),
      1: percent({ label: days[1], initial: initials[1] }),
      2: percent({ label: days[2], initial: initials[2] }),
      3: percent({ label: days[3], initial: initials[3] }),
      4: percent({ label: days[4], initial: initials[4] }),
      5: percent({ label: days[5], initial: initials[5] }),
      6: percent({ label: days[6], initial: initials[6] }),
    },
  );

/** Hundredths of a percent, so that no sum goes through a float. */
const hundredths = (value: string): number => Number(value.replace('.', ''));

const fields = group(
  {
    label: 'Payroll and overtime',
    read: 'payroll',
    permission: 'payroll',
    layout: [
      { title: 'Wages', fields: ['minimumWage', 'overTimePay'] },
      { title: 'Labor cost', fields: ['additionalEmployerLaborCostPercentage', 'laborBudgetTargetPercentage'] },
      { title: 'Salaries', fields: ['salaryAllocationsPercentage'] },
    ],
  },
  {
    version: number({ label: 'Version', initial: 1, systemManaged: true }),
    minimumWage: group(
      { label: 'Minimum wage' },
      {
        enabled: toggle({ label: 'Enforce minimum wage' }),
        amount: money({ label: 'Minimum hourly wage', visibleWhen: { path: 'enabled', equals: true } }),
      },
    ),
    overTimePay: group(
      { label: 'Overtime' },
      {
        after8HoursPerDay: toggle({ label: 'After 8 hours a day' }),
        after40HoursPerWeek: toggle({ label: 'After 40 hours a week', initial: true }),
        californiaOvertime: toggle({
          label: 'California overtime',
          help: 'Includes 8 and 12 hours a day, 40 a week, and the seventh day',
        }),
      },
    ),
    additionalEmployerLaborCostPercentage: percent({
      label: 'Additional employer labor cost',
      help: 'Payroll taxes and insurance, percent of wages',
    }),
    laborBudgetTargetPercentage: byDay('Labor budget target', 'Labor cost as a percent of sales', [
      '27.00',
      '27.00',
      '27.00',
      '27.00',
      '27.00',
      '27.00',
      '27.00',
    ]),
    salaryAllocationsPercentage: byDay(
      'Salary allocation',
      'Percent of weekly salary charged to each day',
      ['10.00', '10.00', '10.00', '10.00', '10.00', '25.00', '25.00'],
      { total: '100.00' },
    ),
  },
  [
    rule<{ salaryAllocationsPercentage: Readonly<Record<string, string>> }>(
      'salary-total',
      'salaryAllocationsPercentage',
      payroll =>
        Object.values(payroll.salaryAllocationsPercentage).reduce((sum, share) => sum + hundredths(share), 0) ===
        100_00,
    ),
  ],
);

export interface PayrollAndOvertime extends Value<typeof fields> {}
export const payrollAndOvertime: Field<PayrollAndOvertime> = fields;
