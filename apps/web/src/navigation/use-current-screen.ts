import { matchScreen, type ScreenMatch } from '@commissary/catalog';
import { useLocation } from '@tanstack/react-router';

/** The screen of the address; null where there is none. */
export const useCurrentScreen = (): ScreenMatch | null => {
  const pathname = useLocation({ select: location => location.pathname });
  return matchScreen(pathname);
};
