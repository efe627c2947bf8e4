import { designersTexts, type PosDesign, type PosTheme, themeAreas } from '@commissary/catalog';
import { isBelow, memberId, splitPath } from '@commissary/schema';
import type { ContrastPair } from '../designer/index.ts';
import { themePath } from '../surfaces/index.ts';

/** The id of the theme that a path is in; null for other paths. */
export const themeIn = (path: string): string | null => {
  const member = isBelow(path, '/posDesign/themes') ? splitPath(path)[2] : undefined;
  return member === undefined ? null : memberId(member);
};

/** Every text of a theme on its background. */
export const contrastPairsOf = (theme: PosTheme): readonly ContrastPair[] =>
  themeAreas.map(({ key, title }) => ({
    what: designersTexts.textOf(title),
    text: theme[`${key}TextColor`],
    background: theme[`${key}Background`],
    path: `${themePath(theme.id)}/${key}TextColor`,
  }));

const ticketPath = '/posDesign/virtualTicket';

/** Every text of the ticket that guests see. */
export const ticketContrastPairs = (ticket: PosDesign['virtualTicket']): readonly ContrastPair[] => [
  {
    what: designersTexts.ticketName,
    text: ticket.textColor,
    background: ticket.background,
    path: `${ticketPath}/textColor`,
  },
  {
    what: designersTexts.ticketHeading,
    text: ticket.headerTextColor,
    background: ticket.headerBackground,
    path: `${ticketPath}/headerTextColor`,
  },
  {
    what: designersTexts.ticketTotal,
    text: ticket.totalColor,
    background: ticket.background,
    path: `${ticketPath}/totalColor`,
  },
];
