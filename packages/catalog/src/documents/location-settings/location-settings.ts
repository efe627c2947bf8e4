import { choice, type Field, group, type Value } from '@commissary/schema';
import { barSettings } from './bar-settings.ts';
import { cashManagement } from './cash-management.ts';
import { hours } from './hours.ts';
import { paidInOutAccounts } from './paid-in-out-accounts.ts';
import { tableSettings } from './table-settings.ts';
import { tenderTypes } from './tender-types.ts';
import { tipsSettings } from './tips-settings.ts';

const fields = group(
  { label: 'Location settings' },
  {
    entityType: choice({
      label: 'Kind of document',
      managed: true,
      options: [{ value: 'LOCATION_SETTINGS', label: 'Location settings' }],
    }),
    tenderTypes,
    tipsSettings,
    paidInOutAccounts,
    cashManagement,
    tableSettings,
    barSettings,
    hours,
  },
);

export interface LocationSettings extends Value<typeof fields> {}
export const locationSettings: Field<LocationSettings> = fields;
