import type { LocationSettings } from '@commissary/catalog';
import type { CSSProperties } from 'react';
import type { LayoutSurface } from './edited-layout.ts';

/** The colors of the screen at the edited place; none while the settings are not known. */
export const themeOf = (surface: LayoutSurface, settings: LocationSettings | undefined): CSSProperties => {
  const [theme] = settings?.posDesign.themes ?? [];
  // The kiosk has colors for its pages, not for its tabs.
  if (surface === 'KIOSK' || theme === undefined) return {};
  return Object.fromEntries([
    ['--till', theme.mainBackground],
    ['--till-text', theme.mainTextColor],
    ['--till-tab', theme.buttonBackground],
    ['--till-tab-text', theme.buttonTextColor],
    ['--till-open', theme.highlightBackground],
    ['--till-open-text', theme.highlightTextColor],
  ]);
};
