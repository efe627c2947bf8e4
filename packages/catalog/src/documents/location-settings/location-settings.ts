import { choice, type Field, group, type Value } from '@commissary/schema';
import { barSettings } from './bar-settings.ts';
import { deliveryArea } from './delivery/delivery-area.ts';
import { deliverySettings } from './delivery/delivery-settings.ts';
import { driverManagement } from './delivery/driver-management.ts';
import { invalidAddresses } from './delivery/invalid-addresses.ts';
import { displays } from './hardware/displays.ts';
import { kioskDesign } from './hardware/kiosk-design.ts';
import { posDesign } from './hardware/pos-design.ts';
import { printers } from './hardware/printers.ts';
import { printing } from './hardware/printing.ts';
import { printingRouting } from './hardware/printing-routing.ts';
import { stations } from './hardware/stations.ts';
import { hours } from './hours/hours.ts';
import { licensing } from './licensing.ts';
import { marketing } from './marketing/marketing.ts';
import { deferredOrders } from './ordering/deferred-orders.ts';
import { mobileApp } from './ordering/mobile-app.ts';
import { onlineDesign } from './ordering/online-design.ts';
import { orderTypes } from './ordering/order-types.ts';
import { promiseTimes } from './ordering/promise-times.ts';
import { cashManagement } from './payments/cash-management.ts';
import { creditAndGiftSettings } from './payments/credit-and-gift-settings.ts';
import { paidInOutAccounts } from './payments/paid-in-out-accounts.ts';
import { tenderTypes } from './payments/tender-types.ts';
import { tipsSettings } from './payments/tips-settings.ts';
import { tableSettings } from './table-settings.ts';

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
