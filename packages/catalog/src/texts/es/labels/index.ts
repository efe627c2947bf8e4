import { employmentLabels } from './employment.ts';
import { menuLabels } from './menu.ts';
import { recordLabels } from './records.ts';
import { reportLabels } from './reports.ts';
import { screenLabels } from './screens.ts';
import { settingsLabels } from './settings.ts';
import { settingsMoreLabels } from './settings-more.ts';

/** The labels of fields, options and screens, by the English text. The columns of imported files stay English. */
export const spanishLabels: Readonly<Record<string, string>> = {
  ...employmentLabels,
  ...menuLabels,
  ...recordLabels,
  ...reportLabels,
  ...screenLabels,
  ...settingsLabels,
  ...settingsMoreLabels,
};

/** The members of a definition whose text a user reads. */
export const textMembers: readonly string[] = [
  ...['label', 'title', 'help', 'unit', 'placeholder', 'text', 'itemName', 'heading', 'shortLabel'],
  ...['copiedIn', 'noun', 'message', 'sentence'],
];
