import { useActiveTenant } from '../session/active-tenant.ts';
import { useCurrentScreen } from './use-current-screen.ts';

/** The document's title: the screen, and where one works. */
export function PageTitle() {
  const match = useCurrentScreen();
  const { name } = useActiveTenant();
  return <title>{`${match?.screen.title ?? 'Page not found'} · ${name} · Commissary`}</title>;
}
