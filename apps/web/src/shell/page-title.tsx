import { useActivePlace } from '../session/place.ts';
import { useCurrentScreen } from './use-current-screen.ts';

/** The document's title: the screen, and where one works. */
export function PageTitle() {
  const match = useCurrentScreen();
  const { name } = useActivePlace();
  return <title>{`${match?.screen.title ?? 'Page not found'} · ${name} · Commissary`}</title>;
}
