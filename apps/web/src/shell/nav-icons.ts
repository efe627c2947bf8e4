import type { NavGroupId } from '@commissary/catalog';
import {
  IconAdjustmentsHorizontal,
  IconBuildingStore,
  IconChartBar,
  IconDeviceTablet,
  IconHome,
  IconPrinter,
  IconSpeakerphone,
  IconToolsKitchen2,
  type Icon as IconType,
  IconUsers,
} from '@tabler/icons-react';

/** The icon of each group of the sidebar. */
export const groupIcons: Readonly<Record<NavGroupId, IconType>> = {
  home: IconHome,
  analytics: IconChartBar,
  accounts: IconBuildingStore,
  employment: IconUsers,
  customer: IconSpeakerphone,
  configuration: IconAdjustmentsHorizontal,
  hardware: IconPrinter,
  kiosk: IconDeviceTablet,
  menu: IconToolsKitchen2,
};
