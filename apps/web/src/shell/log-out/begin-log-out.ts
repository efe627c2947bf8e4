import { messages } from '@commissary/catalog';
import { api } from '../../api/index.ts';
import { notify } from '../../notifications/index.ts';
import type { logOut } from './log-out.ts';

/** Signs out, by what is loaded when somebody does so; at once where that does not load, as after an update. */
export const beginLogOut = (...who: Parameters<typeof logOut>): Promise<void> =>
  import('./log-out.ts').then(
    late => late.logOut(...who),
    () =>
      api.session.logout().then(
        () => location.assign('/login'),
        () => void notify('error', messages.logout.fail),
      ),
  );
