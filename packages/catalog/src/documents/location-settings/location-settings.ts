import { choice, type Field, group, type Value } from '@commissary/schema';
import { barSettings } from './bar-settings.ts';
import { cashManagement } from './cash-management.ts';
import { creditAndGiftSettings } from './credit-and-gift-settings.ts';
import { deferredOrders } from './deferred-orders.ts';
import { deliveryArea } from './delivery-area.ts';
import { deliverySettings } from './delivery-settings.ts';
import { displays } from './displays.ts';
import { driverManagement } from './driver-management.ts';
import { hours } from './hours.ts';
import { invalidAddresses } from './invalid-addresses.ts';
import { kioskDesign } from './kiosk-design.ts';
import { licensing } from './licensing.ts';
import { marketing } from './marketing.ts';
import { mobileApp } from './mobile-app.ts';
import { onlineDesign } from './online-design.ts';
import { orderTypes } from './order-types.ts';
import { paidInOutAccounts } from './paid-in-out-accounts.ts';
import { posDesign } from './pos-design.ts';
import { printers } from './printers.ts';
import { printing } from './printing.ts';
import { printingRouting } from './printing-routing.ts';
import { promiseTimes } from './promise-times.ts';
import { stations } from './stations.ts';
import { tableSettings } from './table-settings.ts';
import { tenderTypes } from './tender-types.ts';
import { tipsSettings } from './tips-settings.ts';

const fields = group(
  { label: 'Location settings' },
  {
    entityType: choice({
      label: 'Document type',
      systemManaged: true,
      options: [{ value: 'LOCATION_SETTINGS', label: 'Location settings' }],
    }),
    tenderTypes,
    tipsSettings,
    paidInOutAccounts,
    cashManagement,
    tableSettings,
    barSettings,
    hours,
    orderTypes,
    promiseTimes,
    deferredOrders,
    deliverySettings,
    deliveryArea,
    driverManagement,
    invalidAddresses,
    marketing,
    stations,
    displays,
    printers,
    printingRouting,
    printing,
    creditAndGiftSettings,
    mobileApp,
    licensing,
    onlineDesign,
    posDesign,
    kioskDesign,
  },
);

export interface LocationSettings extends Value<typeof fields> {}
export const locationSettings: Field<LocationSettings> = fields;
