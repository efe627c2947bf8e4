/** Texts of publishes that are moved to another time, or stopped before they have begun everywhere. */
export const rescheduleTexts = {
  anotherTime: 'Another time',
  rescheduleFor: (where: string) => `Reschedule ${where}`,
  rescheduledFor: (where: string) => `Rescheduled for ${where}.`,
  keepsWhatWasScheduled: 'What was scheduled goes live as it was then. Only its time changes.',
  rescheduleFailed: 'Could not reschedule. Please try again later.',
  stopRest: 'Stop the rest',
  stoppedAt: (where: string) => `Stopped at ${where}. What is live there stays.`,
  stopFailed: 'Could not stop the publish. Please try again later.',
};
