import { audit } from './areas/audit.ts';
import { companies } from './areas/companies.ts';
import { employment } from './areas/employment.ts';
import { groups } from './areas/groups.ts';
import { history } from './areas/history.ts';
import { images } from './areas/images.ts';
import { licensing } from './areas/licensing.ts';
import { maps } from './areas/maps.ts';
import { menus } from './areas/menus.ts';
import { mobileApp } from './areas/mobile-app.ts';
import { overrides } from './areas/overrides.ts';
import { presence } from './areas/presence.ts';
import { published } from './areas/published.ts';
import { references } from './areas/references.ts';
import { roles } from './areas/roles.ts';
import { sample } from './areas/sample.ts';
import { session } from './areas/session.ts';
import { settings } from './areas/settings.ts';
import { slice } from './areas/slice.ts';
import { syncEmployment, syncLocations } from './areas/sync.ts';
import { system } from './areas/system.ts';
import { tenants } from './areas/tenants.ts';
import { terminal } from './areas/terminal.ts';
import { users } from './areas/users.ts';

/** Every call of the product. Literal words in a path take precedence over parameters at the same position. */
export const contract = {
  system,
  session,
  users,
  roles,
  sample,
  companies,
  tenants,
  groups,
  licensing,
  overrides,
  settings,
  employment,
  menus,
  images,
  history,
  audit,
  presence,
  mobileApp,
  slice,
  references,
  maps,
  published,
  syncLocations,
  syncEmployment,
  terminal,
};
export type CommissaryContract = typeof contract;
