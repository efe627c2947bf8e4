import type { CommissaryContract, ContractHandlers } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { analytics } from './analytics.ts';
import { audit } from './audit.ts';
import { companies } from './companies.ts';
import { documentAreas } from './documents.ts';
import { labor } from './external-services/labor.ts';
import { maps } from './external-services/maps.ts';
import { mobileApp } from './external-services/mobile-app.ts';
import { slice } from './external-services/slice.ts';
import { groups } from './groups.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { licensing } from './licensing.ts';
import { menus } from './menus.ts';
import { news } from './news.ts';
import { overrides } from './overrides.ts';
import { employeeImports } from './people/employee-imports.ts';
import { logOn } from './people/log-on.ts';
import { presence } from './presence.ts';
import { published } from './publishing/published.ts';
import { publishes } from './publishing/publishes.ts';
import { stock } from './publishing/stock.ts';
import { syncEmployment, syncLocations } from './publishing/sync.ts';
import { timed } from './publishing/timed.ts';
import { pushNotifications } from './push-notifications.ts';
import { references } from './references.ts';
import { reports } from './reports.ts';
import { roles } from './roles.ts';
import { sample } from './sample.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { system } from './system.ts';
import { tenants } from './tenants.ts';
import { terminal } from './terminals/terminal.ts';
import { tickets } from './terminals/tickets.ts';
import { users } from './users.ts';

/** A handler for every call of the contract; one that is missing does not compile. */
export const handlers: ContractHandlers<RequestContext, CommissaryContract> = {
  system,
  session,
  users,
  logOn,
  employeeImports,
  roles,
  sample,
  setup,
  companies,
  tenants,
  groups,
  licensing,
  overrides,
  ...documentAreas,
  settings,
  menus,
  images,
  history,
  home,
  reports,
  analytics,
  tickets,
  stock,
  audit,
  presence,
  mobileApp,
  pushNotifications,
  news,
  slice,
  labor,
  references,
  maps,
  published,
  syncLocations,
  syncEmployment,
  publishes,
  timed,
  terminal,
};
