import type { CommissaryContract, ContractHandlers } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { audit } from './audit.ts';
import { companies } from './companies.ts';
import { documentAreas } from './documents.ts';
import { groups } from './groups.ts';
import { history } from './history.ts';
import { images } from './images.ts';
import { licensing } from './licensing.ts';
import { maps } from './maps.ts';
import { menus } from './menus.ts';
import { mobileApp } from './mobile-app.ts';
import { overrides } from './overrides.ts';
import { presence } from './presence.ts';
import { published } from './published.ts';
import { references } from './references.ts';
import { roles } from './roles.ts';
import { sample } from './sample.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { slice } from './slice.ts';
import { syncEmployment, syncLocations } from './sync.ts';
import { system } from './system.ts';
import { tenants } from './tenants.ts';
import { terminal } from './terminal.ts';
import { users } from './users.ts';

/** A handler for every call of the contract; one that is missing does not compile. */
export const handlers: ContractHandlers<RequestContext, CommissaryContract> = {
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
  ...documentAreas,
  settings,
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
