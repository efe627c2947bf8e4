import { messages } from '@commissary/catalog';
import { notify } from '../../notifications/index.ts';
import type { logOut } from './log-out.ts';

/** Signs out, by what is loaded when somebody does so. */
export const beginLogOut = (...who: Parameters<typeof logOut>): Promise<void> =>
  import('./log-out.ts').then(
    late => late.logOut(...who),
    () => void notify('error', messages.logout.fail),
  );
