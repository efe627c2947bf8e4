import { formatList } from '@commissary/domain';

/** Texts of when business days begin. */
export const dayStartTexts = {
  title: 'Business day',
  help: 'What is sold after midnight belongs to the day before, until this time on the clock of the location.',
  start: 'Business day begins',
  from: 'First day',
  fromHelp: 'The first day that begins then. Empty: tomorrow. Days that have begun keep their start.',
  asEverywhere: 'Leave blank to begin as at all locations.',
  usual: 'As at all locations',
  begun: 'Choose a day after today: a day that has begun keeps its start.',
  begin: (clocks: readonly string[]) =>
    clocks.length === 1
      ? `A business day begins at ${clocks[0]} on the clock of its location.`
      : `A business day begins at ${formatList(clocks, 'disjunction')} on the clock of its location, as that has it.`,
};
