import { formatCount, formatList } from '@commissary/domain';

/** Texts of a publish that was refused because something was saved since its preview. */
export const laterSavesTexts = {
  title: (authors: readonly string[]) =>
    `${authors.length === 0 ? 'This changed' : `${formatList(authors)} saved`} since you looked. Nothing was published.`,
  noLongerSaved: (count: number) =>
    `${formatCount(count, 'change')} that you looked at ${count === 1 ? 'is' : 'are'} no longer saved.`,
  label: 'Saved since you looked',
  include: 'Include',
  leaveOut: 'Leave out',
  hint: 'Leave out publishes what you looked at. What was saved later stays unpublished; employees and licenses are always those of today.',
};
