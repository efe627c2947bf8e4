import {
  choice,
  type Field,
  group,
  type Id,
  idField,
  initial,
  list,
  optional,
  percent,
  reference,
  set,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { named, rule } from '../../rule.ts';
import { driverSettings } from './driver-settings.ts';

const jobTypeFields = group(
  {
    label: 'Job type',
    computedKeys: ['externalId'],
    layout: [
      { fields: ['name', 'departmentId', 'requirements'] },
      {
        title: 'POS behavior',
        fields: [
          'logOnStyle',
          'defaultScreenAfterLogOn',
          'defaultOrdersScreenToAssignedOrders',
          'eligibleForTicketsTransfers',
        ],
      },
      {
        title: 'Time and tips',
        fields: [
          'printTimeClockReceiptAtClockOff',
          'excludeFromLaborCalculations',
          'declareTipsAtClockOff',
          'minimumTipPercentage',
          'payTipsOnPayroll',
        ],
      },
      {
        title: 'Deliveries',
        fields: ['driverSettings'],
        advanced: true,
        summary: ['driverSettings/mode', 'driverSettings/feeMethod'],
      },
    ],
  },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60, unique: 'job type name' }),
    logOnStyle: choice({
      label: 'Log-on style',
      options: [
        { value: 'SINGLE', label: 'One terminal at a time' },
        { value: 'MULTIPLE', label: 'Multiple terminals' },
      ],
    }),
    eligibleForTicketsTransfers: toggle({ label: 'Eligible for ticket transfers', initial: true }),
    defaultOrdersScreenToAssignedOrders: toggle({ label: 'Default Orders screen to assigned orders' }),
    printTimeClockReceiptAtClockOff: toggle({ label: 'Print time clock receipt at clock-out', initial: true }),
    defaultScreenAfterLogOn: choice({
      label: 'Default screen after log-on',
      options: [
        { value: 'NO_DEFAULT_SCREEN', label: 'No default screen' },
        { value: 'ORDER', label: 'New order' },
        { value: 'ORDERS', label: 'Orders' },
        { value: 'TABLES', label: 'Tables' },
        { value: 'DRIVERS', label: 'Drivers' },
        { value: 'TIME_CLOCK', label: 'Time clock' },
      ],
    }),
    excludeFromLaborCalculations: toggle({
      label: 'Exclude from labor calculations',
      help: 'Hours are not counted in labor reports',
    }),
    departmentCode: optional(idField({ label: 'Department code', systemManaged: true })),
    declareTipsAtClockOff: toggle({ label: 'Declare tips at clock-out' }),
    minimumTipPercentage: percent({
      label: 'Minimum tip percentage',
      help: 'Percent of sales',
      visibleWhen: { path: 'declareTipsAtClockOff', equals: true },
    }),
    payTipsOnPayroll: toggle({ label: 'Pay tips on payroll' }),
    requirements: set(
      { label: 'Requirements', hiddenByFeature: 'internalCompany' },
      reference({ label: 'Requirement', to: '/requirements', onDelete: 'drop-entry' }),
    ),
    departmentId: reference({ label: 'Department', to: '/departments', onDelete: 'unset' }),
    externalId: optional(
      text({
        label: 'Scheduling job type ID',
        help: 'Given by the scheduling service',
        systemManaged: 'shown',
        visibleWhen: { not: { path: 'externalId', empty: true } },
      }),
    ),
    driverSettings,
  },
  [
    named('job-type-unnamed'),
    rule<{ departmentId: Id }>('job-type-without-department', 'departmentId', job => job.departmentId !== ''),
  ],
);

export interface JobType extends Value<typeof jobTypeFields> {}
export const jobType: Field<JobType> = jobTypeFields;

const builtIn = (number: number, name: string, department: number): JobType => ({
  ...initial(jobType),
  id: number,
  name,
  departmentId: department,
  departmentCode: department,
});

const server = builtIn(4, 'Server', 2);

const fields = list(
  {
    label: 'Job types',
    help: 'Jobs employees can clock in to',
    max: 500,
    as: 'master-detail',
    initial: [
      builtIn(1, 'Cashier', 2),
      builtIn(2, 'Driver', 4),
      builtIn(3, 'Manager', 1),
      { ...server, driverSettings: { ...server.driverSettings, zoneId: '', feePerZone: '' } },
    ],
  },
  jobType,
);

export interface JobTypes extends Value<typeof fields> {}
export const jobTypes: Field<JobTypes> = fields;
