import { publishTexts } from '@commissary/catalog';
import { type PublishKind, type PublishRefusal, permissions, publishPermission } from '@commissary/domain';

/** Why a location cannot be published, in a sentence. */
export const publishRefusalText = (reason: string, kind: PublishKind): string => {
  if (reason === 'no-permission') return publishTexts.needsTheRightThere(rightToPublish(kind));
  return Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : reason;
};

const words = {
  'nothing-to-publish': publishTexts.everythingSavedIsLive,
  running: publishTexts.aPublishIsUnderWay,
  pending: publishTexts.aPublishIsWaiting,
  scheduled: publishTexts.scheduledChooseItToPublish,
  'not-scheduled': publishTexts.nothingIsScheduled,
  'not-for-employment': publishTexts.notOfferedForEmployment,
  NO_MENU_SET: publishTexts.noMenuIsAssigned,
  NOT_VALID: publishTexts.aSavedValueIsNot,
  ALREADY_RUNNING: publishTexts.aPublishIsUnderWay,
  SCHEDULED: publishTexts.aPublishIsScheduled,
  CONTENT_MISSING: publishTexts.thePreparedPublishExpiredPublish,
  NOT_ACCEPTED: publishTexts.databaseError,
  NOTHING_FAILED: publishTexts.alreadyRetried,
  SUPERSEDED: publishTexts.aNewerVersionWasPublished,
} satisfies Record<Exclude<PublishRefusal, 'no-permission'>, string> & Record<string, string>;

/** The label of the right that publishing asks for. */
export const rightToPublish = (kind: PublishKind): string =>
  permissions.find(({ name }) => name === publishPermission[kind])?.label ?? publishPermission[kind];
