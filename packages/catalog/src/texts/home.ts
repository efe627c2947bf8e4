import { formatCount } from '@commissary/domain';

/** Texts of home. */
export const homeTexts = {
  goodMorning: (displayName: string) => `Good morning, ${displayName}`,
  publishStatus: 'Publish status',
  live: (more: number) => `+ ${more} live`,
  liveLabel: 'Live',
  notPublished: 'Not published',
  notPublishedWithWords: (words: string) => `${words} not published`,
  notPublishedLowercase: 'not published',
  scheduledFor: (time: string) => `scheduled for ${time}`,
  waiting: 'Waiting',
  liveThePublishGoesOn: 'live, the publish goes on elsewhere',
  running: 'Running',
  beingPublished: 'being published',
  failed: 'Failed',
  theLastPublishFailed: 'the last publish failed',
  noGroup: 'No group',
  needsAttention: 'Needs attention',
  everyLocationHasCheckedIn: 'Every location has checked in, and no publish has failed.',
  theLastPublishToFailed: (name: string) => `The last publish to ${name} failed`,
  isOutOfContact: (name: string) => `${name} is out of contact`,
  lastHeardOfOnIts: (dayAndTime: string) =>
    `Last heard of on ${dayAndTime}. Its terminals keep working on their last configuration.`,
  openPublish: 'Open publish',
  openLocation: 'Open location',
  unsavedWork: 'Unsaved work',
  discarded: (count: number) => `${formatCount(count, 'unsaved change')} discarded.`,
  undo: 'Undo',
  at: (title: string, place: string) => `${title} at ${place}`,
  youHaveUnsavedWorkIn: (what: string) => `You have unsaved work in ${what}`,
  fromKeptInThisBrowser: (count: number, whenWords: string) =>
    `${formatCount(count, 'change')} from ${whenWords}, kept in this browser`,
  open: 'Open',
  discard: 'Discard',
  theChangesTo: (what: string) => ` the changes to ${what}`,
};
