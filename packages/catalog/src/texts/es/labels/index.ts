import { messages as english } from '../../messages.ts';
import { messages as spanish } from '../messages.ts';
import { employmentLabels } from './employment.ts';
import { menuLabels } from './menu.ts';
import { recordLabels } from './records.ts';
import { reportLabels } from './reports.ts';
import { screenLabels } from './screens.ts';
import { settingsLabels } from './settings.ts';
import { settingsMoreLabels } from './settings-more.ts';

/** Labels that are messages of the specification: their texts stand with those. */
const messageLabels: Readonly<Record<string, string>> = {
  [english.settings.fail]: spanish.settings.fail,
  [english.menu.loadFail]: spanish.menu.loadFail,
  [english.employment.loadFail]: spanish.employment.loadFail,
  [english.confirm.title]: spanish.confirm.title,
  [english.nav.defaultSecurityRoles]: spanish.nav.defaultSecurityRoles,
};

/** The labels of fields, options and screens, by the English text. The columns of imported files stay English. */
export const spanishLabels: Readonly<Record<string, string>> = {
  ...messageLabels,
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

/**
 * The Spanish text of a string in a definition; undefined: it is no label, or has none. Several words are a label anywhere, as
 * no value has them, and a single word where one is expected.
 */
export const labelInSpanish = (text: string, member: string | undefined): string | undefined => {
  const isExpected = member !== undefined && textMembers.includes(member);
  return isExpected || (/[a-z] \S/.test(text) && !/^[a-z]/.test(text)) ? spanishLabels[text] : undefined;
};
