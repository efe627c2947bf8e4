import { shellTexts } from '@commissary/catalog';
import { useCurrentScreen } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';

/** The document's title: the screen, and the active tenant. */
export function PageTitle() {
  const match = useCurrentScreen();
  const { name } = useActiveTenant();
  return <title>{shellTexts.pageTitle(match?.screen.title ?? shellTexts.pageNotFound, name)}</title>;
}
