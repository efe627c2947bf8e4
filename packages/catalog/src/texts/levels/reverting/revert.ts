import { formatCount } from '@commissary/domain';

const unpublished = (name: string, count: number): string => `${name} has ${formatCount(count, 'unpublished change')}`;

/** Texts of the revert of locations. */
export const revertTexts = {
  open: 'Revert…',
  title: (where: string) => `Revert ${where}`,
  about: 'Changes that are saved and not published are discarded. What is live stays live.',
  discarded: 'Discarded',
  discards: (name: string, changes: string, document: string) => `${name}: ${changes} (${document})`,
  staying: 'Stays',
  reasons: {
    shared: (name, count) => `${unpublished(name, count)} that other locations share; they stay.`,
    'no-access': (name, count) => `${unpublished(name, count)} that you do not have access to; they stay.`,
    'different-versions': (name, count) =>
      `${unpublished(name, count)}, and different versions of it are live at these locations; they stay.`,
    'never-published': (name, count) => `${unpublished(name, count)} and was never published; they stay.`,
  } satisfies Readonly<Record<string, (name: string, count: number) => string>>,
  company: 'Company',
  nothing: 'These locations have nothing of their own to discard.',
  endsSchedules: 'Reverting cancels what is scheduled there.',
  forbidden: 'You do not have the permission to change everything that would be discarded.',
  previewFailed: 'The preview could not be loaded.',
  accept: (changes: string) => `Discard ${changes}`,
  done: (changes: string) => `Discarded ${changes}.`,
  failed: 'Nothing was discarded. Please try again later.',
};
